/// Carries a scheduled action to the queue or run loop that runs it.
///
/// `@unchecked Sendable`: Apple's schedulers take actions that are not `@Sendable`, and the queue or
/// loop hands the action over: the scheduling thread does not touch it afterwards.
@usableFromInline
struct UncheckedAction: @unchecked Sendable {
  @usableFromInline let run: () -> Void

  @inlinable
  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}
