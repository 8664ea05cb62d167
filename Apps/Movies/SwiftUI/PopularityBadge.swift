import SwiftUI

/// How well a film is liked: a number in a ring of which as much is drawn.
public struct PopularityBadge: View {
  public let score: Int
  public var textColor: Color = .primary

  @State private var isDisplayed = false

  public init(score: Int, textColor: Color = .primary) {
    self.score = score
    self.textColor = textColor
  }

  private var scoreColor: Color {
    if score < 40 { return .red }
    if score < 60 { return .orange }
    if score < 75 { return .yellow }
    return .green
  }

  private var overlay: some View {
    ZStack {
      Circle()
        .stroke(scoreColor.opacity(0.2), lineWidth: 3)
      Circle()
        .trim(from: 0, to: isDisplayed ? CGFloat(score) / 100 : 0)
        .stroke(scoreColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .animation(.interpolatingSpring(stiffness: 60, damping: 10).delay(0.1), value: isDisplayed)
    }
    .rotationEffect(.degrees(-90))
    .onAppear { isDisplayed = true }
  }

  public var body: some View {
    ZStack {
      Circle()
        .foregroundColor(.clear)
        .frame(width: 40, height: 40)
        .overlay(overlay)
      Text("\(score)%")
        .font(.system(size: 11))
        .fontWeight(.bold)
        .foregroundColor(textColor)
    }
    .frame(width: 44, height: 44)
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(score)%")
  }
}
