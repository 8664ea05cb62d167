import CombineCore
import Synchronization

// The public interface tells of a change before it is made, and once; what tells of it afterwards
// is offered to view layers by this name.
@_spi(SwiftUI) import Observation

/// Sends the values of one property of an observable object to a subject, as they change.
///
/// `@unchecked Sendable`: all but `isCancelled`, which is atomic, and the object's reference, which
/// the runtime guards, is constant, and a subject may be sent to on any thread.
final class PropertyObservation<Subject: AnyObject & Observable, Value>: ChangeObserver,
  @unchecked Sendable
{
  let values = PassthroughSubject<Value, Never>()

  private weak var object: Subject?
  private let keyPath: KeyPath<Subject, Value>
  private let options: NSKeyValueObservingOptions

  /// No other memory depends on it.
  private let isCancelled = Atomic<Bool>(false)

  init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
  }

  /// Begins to send values; the first one now, if the options ask for it.
  func start() {
    guard let object = observedObject else { return }
    let value = track(object)
    if options.contains(.initial) { values.send(value) }
  }

  /// Sends nothing any more. What the registrar of the object holds goes with the next change.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  private var observedObject: Subject? {
    isCancelled.load(ordering: .relaxed) ? nil : object
  }

  /// Watches what the property reads now, and gives its value.
  private func track(_ object: Subject) -> Value {
    var value: Value?
    watch(for: self) { value = object[keyPath: keyPath] }
    return value!
  }

  func willChange(_ tracking: ObservationTracking) {
    guard let object = observedObject else { return tracking.cancel() }
    if options.contains(.prior) { values.send(object[keyPath: keyPath]) }
  }

  func didChange(_ tracking: ObservationTracking) {
    guard let object = observedObject else { return tracking.cancel() }
    // A computed property may read others after the change. The new watch stands before the old
    // one goes, so that no change is missed between them.
    let value = track(object)
    tracking.cancel()
    values.send(value)
  }
}

/// What is told of a change, on the thread that makes it.
private protocol ChangeObserver: AnyObject, Sendable {
  func willChange(_ tracking: ObservationTracking)
  func didChange(_ tracking: ObservationTracking)
}

/// Tells `observer`, while it lives, of the changes of what `read` reads.
///
/// It is not generic, as the closures may be called on any thread and the metatype of an observed
/// class need not be fit for that.
private func watch(for observer: any ChangeObserver, _ read: () -> Void) {
  withObservationTracking(
    read,
    willSet: { [weak observer] in observer?.willChange($0) ?? $0.cancel() },
    didSet: { [weak observer] in observer?.didChange($0) ?? $0.cancel() })
}
