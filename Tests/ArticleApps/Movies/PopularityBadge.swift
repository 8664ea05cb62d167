import SwiftUI

struct PopularityBadge: View {
  let score: Int
  var textColor: Color = .primary

  @State private var isDisplayed = false

  var scoreColor: Color {
    switch score {
    case ..<40: return .red
    case 40..<60: return .orange
    case 60..<75: return .yellow
    default: return .green
    }
  }

  var overlay: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: isDisplayed ? CGFloat(score) / 100 : 0)
        .stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
        .foregroundColor(scoreColor)
        .animation(Animation.interpolatingSpring(stiffness: 60, damping: 10).delay(0.1))
    }
    .rotationEffect(.degrees(-90))
    .onAppear { self.isDisplayed = true }
  }

  var body: some View {
    ZStack {
      Circle()
        .foregroundColor(.clear)
        .frame(width: 40)
        .overlay(overlay)
        .shadow(color: scoreColor, radius: 4)
      Text("\(score)%")
        .font(Font.system(size: 10))
        .fontWeight(.bold)
        .foregroundColor(textColor)
    }
    .frame(width: 40, height: 40)
  }
}
