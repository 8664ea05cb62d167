internal import Gtk

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// How far the loading of a picture is. Apple's `SwiftUI.AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// There is no address, or nothing has come yet.
  case empty
  case success(Image)

  /// The address did not answer, or not with a picture: a `URLError`, or what reading a file threw.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// What went wrong, if anything.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A picture that is loaded when it appears. Apple's `SwiftUI.AsyncImage`.
///
/// It is fetched with `URLSession.shared` and decoded off the main thread; where the view goes or
/// gets another address first, that is cancelled.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  @State private var phase = AsyncImagePhase.empty

  /// The picture, in its own size; until it is there, and if it does not come, a grey area that
  /// takes what it is offered.
  ///
  /// - Parameter scale: How many pixels of the picture a point is.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? ImageLoading.placeholder }
  }

  /// Views made of the picture, and others until it is there or if it does not come.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Views for each phase.
  ///
  /// - Parameter transaction: With what the change from one phase to the next is shown.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    let shown = $phase.transaction(transaction)
    let (url, scale) = (url, scale)
    content(phase)
      .task(id: url) { @MainActor in await ImageLoading.load(url, scale: scale, into: shown) }
  }
}

@MainActor
private enum ImageLoading {
  /// A grey area.
  static let placeholder: Image = {
    let grey = Texture(rgba: Data([142, 142, 147, 60]), width: 1, height: 1)
    let image = UIImage(data: grey.pngData()).map { Image(uiImage: $0) }
    return (image ?? Image(systemName: "photo")).resizable()
  }()

  static func load(_ url: URL?, scale: CGFloat, into phase: Binding<AsyncImagePhase>) async {
    if phase.wrappedValue.image != nil || phase.wrappedValue.error != nil {
      phase.wrappedValue = .empty
    }
    guard let url else { return }
    do {
      let image = try await Self.image(at: url, scale: scale)
      if !Task.isCancelled { phase.wrappedValue = .success(Image(uiImage: image)) }
    } catch {
      if !Task.isCancelled { phase.wrappedValue = .failure(error) }
    }
  }

  @concurrent
  private nonisolated static func image(at url: URL, scale: CGFloat) async throws -> UIImage {
    let data =
      url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
    try Task.checkCancellation()
    guard let image = UIImage(data: data, scale: scale) else {
      throw URLError(.cannotDecodeContentData)
    }
    return image
  }
}
