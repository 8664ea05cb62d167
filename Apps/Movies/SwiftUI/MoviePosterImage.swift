import AppImages
import SwiftUI

/// The poster of a film: a grey surface until it has come.
struct MoviePosterImage: View {
  @ObservedObject var imageLoader: ImageLoader
  var width: CGFloat = 100
  var height: CGFloat = 150

  var body: some View {
    ZStack {
      if let image = imageLoader.image {
        Image(uiImage: image)
          .resizable()
          .renderingMode(.original)
          .frame(width: width, height: height)
          .cornerRadius(5)
          .shadow(radius: 4)
      } else {
        Rectangle()
          .foregroundColor(.gray)
          .opacity(0.25)
          .frame(width: width, height: height)
          .cornerRadius(5)
        Image(systemName: "film")
          .foregroundColor(.gray)
      }
    }
  }
}
