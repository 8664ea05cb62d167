import Combine
import CombineExtras
import Foundation

func saves<Tap: Publisher, Text: Publisher>(
  of text: Text, at taps: Tap, through save: @escaping (String) -> AnyPublisher<Int, any Error>
) -> AnyPublisher<Event<Int, any Error>, Never>
where Tap.Output == Void, Tap.Failure == Never, Text.Output == String, Text.Failure == Never {
  taps
    .withLatestFrom(text)
    .flatMapLatest { save($0).materialize() }
    .eraseToAnyPublisher()
}

func patient<P: Publisher, S: Scheduler>(_ request: P, on scheduler: S) -> some Publisher<
  P.Output, P.Failure
> where P.Failure == URLError {
  request.retry(
    5, backoff: .exponential(initial: 0.5, maximum: 30, jitter: 0.5), scheduler: scheduler,
    when: { $0.code == .timedOut || $0.code == .networkConnectionLost })
}

func changes(of center: NotificationCenter, named name: Notification.Name)
  -> AnyPublisher<Notification, Never>
{
  .create { subscriber in
    let observer = center.addObserver(forName: name, object: nil, queue: nil) {
      subscriber.send($0)
    }
    return AnyCancellable { center.removeObserver(observer) }
  }
}
