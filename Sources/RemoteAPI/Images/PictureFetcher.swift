import Combine
import Foundation

/// Fetches pictures, decodes them off the main thread, and keeps what was decoded.
///
/// What a picture is, `decode` says: this module knows no toolkit. Requests for the same address that
/// are made while one is under way share it; it is cancelled when the last of those who wait for it
/// has cancelled. Decoded pictures are kept as long as their costs stay within a limit.
///
/// `@unchecked Sendable`: `lock` guards `running` and `lastNumber`; nothing of a client's is called
/// or released while it is held.
public final class PictureFetcher<Picture: Sendable>: @unchecked Sendable {
  /// A decoded picture and what it costs to keep it, in bytes.
  public struct Decoded: Sendable {
    public let picture: Picture
    public let cost: Int

    public init(_ picture: Picture, cost: Int) {
      self.picture = picture
      self.cost = cost
    }
  }

  /// A request under way and those who wait for it.
  private struct Running {
    let number: Int
    var waiting: [Int: Future<Picture?, Never>.Promise] = [:]
    var subscription: AnyCancellable?
  }

  /// The decoded pictures.
  public let cache: PictureCache<URL, Picture>

  private let session: URLSession
  private let decode: @Sendable (Data) -> Decoded?
  private let decoding = OperationQueue()
  private let lock = NSLock()
  private var running: [URL: Running] = [:]
  private var lastNumber = 0

  /// A fetcher.
  ///
  /// - Parameters:
  ///   - session: Makes the requests.
  ///   - costLimit: What the decoded pictures that are kept may cost together; 64 MB by default.
  ///   - decode: Makes a picture from the bytes of an answer, or `nil` if they are none. Called off
  ///     the main thread, for several pictures at once.
  public init(
    session: URLSession = NetworkService.defaultSession, costLimit: Int = 64 << 20,
    decode: @escaping @Sendable (Data) -> Decoded?
  ) {
    self.session = session
    self.decode = decode
    cache = PictureCache(costLimit: costLimit)
    decoding.name = "PictureFetcher"
    decoding.qualityOfService = .userInitiated
    decoding.maxConcurrentOperationCount = max(
      1, ProcessInfo.processInfo.activeProcessorCount - 1)
  }

  /// How many requests are under way.
  public var runningCount: Int { lock.withLock { running.count } }

  /// The picture at `url`, once for each subscriber: at once and on the subscriber's thread if it is
  /// kept, else on a thread of the fetcher's when it has come. `nil` if there was no answer, or one
  /// with another status than 200…299, or one that is no picture.
  public func picture(at url: URL) -> AnyPublisher<Picture?, Never> {
    Deferred { [self] in
      let number = newNumber()
      return Future { promise in self.join(url, number, promise) }
        .handleEvents(receiveCancel: { self.leave(url, number) })
    }
    .eraseToAnyPublisher()
  }

  private func newNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  private func join(
    _ url: URL, _ number: Int, _ promise: @escaping Future<Picture?, Never>.Promise
  ) {
    if let picture = cache.value(for: url) { return promise(.success(picture)) }
    let begins = lock.withLock {
      let begins = running[url] == nil
      running[url, default: Running(number: number)].waiting[number] = promise
      return begins
    }
    if begins { start(url, number) }
  }

  private func start(_ url: URL, _ number: Int) {
    let subscription = session.dataTaskPublisher(for: url)
      .map { data, response in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return 200...299 ~= status ? data : nil
      }
      .replaceError(with: nil)
      .receive(on: decoding)
      .sink { [weak self, decode] data in
        let decoded = data.flatMap(decode)
        self?.finish(url, number, decoded)
      }
    // The request may have ended by now, or everybody may have left.
    let isRunning = lock.withLock {
      guard running[url]?.number == number else { return false }
      running[url]?.subscription = subscription
      return true
    }
    if !isRunning { subscription.cancel() }
  }

  private func finish(_ url: URL, _ number: Int, _ decoded: Decoded?) {
    if let decoded { cache.insert(decoded.picture, for: url, cost: decoded.cost) }
    let ended = lock.withLock {
      running[url]?.number == number ? running.removeValue(forKey: url) : nil
    }
    for promise in (ended?.waiting ?? [:]).values { promise(.success(decoded?.picture)) }
  }

  private func leave(_ url: URL, _ number: Int) {
    let (left, abandoned) = lock.withLock {
      let promise = running[url]?.waiting.removeValue(forKey: number)
      let isAbandoned = running[url]?.waiting.isEmpty == true
      return (promise, isAbandoned ? running.removeValue(forKey: url) : nil)
    }
    abandoned?.subscription?.cancel()
    withExtendedLifetime(left) {}
  }
}
