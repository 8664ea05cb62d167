import AppImages
import SwiftUI
import UsersKit

/// A user's picture in a disc: the first letter of the name until it has come, and where there is none.
struct AvatarView: View {
  let user: User
  /// The name under which the user is shown.
  let name: String
  let size: CGFloat

  @Environment(\.avatars) private var avatars

  var body: some View {
    if let loader = avatars?.loader(for: user) {
      LoadedAvatar(imageLoader: loader, name: name, size: size)
    } else {
      Monogram(name: name, size: size)
    }
  }
}

private struct LoadedAvatar: View {
  @ObservedObject var imageLoader: ImageLoader
  let name: String
  let size: CGFloat

  var body: some View {
    if let image = imageLoader.image {
      Image(uiImage: image)
        .resizable()
        .renderingMode(.original)
        .frame(width: size, height: size)
        .clipShape(Circle())
        .accessibilityHidden(true)
    } else {
      Monogram(name: name, size: size)
    }
  }
}

/// The first letter of a name in a disc.
struct Monogram: View {
  let name: String
  let size: CGFloat

  var body: some View {
    Circle()
      .fill(Color.accentColor.opacity(0.2))
      .frame(width: size, height: size)
      .overlay(
        Text(verbatim: name.first.map { String($0).uppercased() } ?? "")
          .font(.system(size: size * 0.45, weight: .semibold))
          .foregroundColor(.accentColor)
      )
      .accessibilityHidden(true)
  }
}
