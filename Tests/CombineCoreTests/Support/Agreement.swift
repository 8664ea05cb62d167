import Combine
import CombineTesting
import Testing

/// What `publisher` sends when asked for everything, as text.
private func sent(by publisher: some Publisher) -> [String] {
  var events: [String] = []
  let cancellable = publisher.sink(
    receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
  return withExtendedLifetime(cancellable) { events }
}

/// Applies one operator twice, as it is on the type of `publisher` and as it is on any publisher,
/// and expects both to send the same.
func expectAgreement<P: Publisher, Own: Publisher, General: Publisher>(
  _ publisher: P, _ own: (P) -> Own, _ general: (AnyPublisher<P.Output, P.Failure>) -> General,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    sent(by: own(publisher)) == sent(by: general(publisher.eraseToAnyPublisher())),
    sourceLocation: sourceLocation)
  #expect(
    !"\(Own.self)".contains("AnyPublisher") && "\(General.self)".contains("AnyPublisher"),
    "one of both is not what it should be", sourceLocation: sourceLocation)
}
