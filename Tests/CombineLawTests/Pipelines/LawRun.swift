import Combine
import CombineTesting

extension LawCase {
  /// Runs the case and says which laws it breaks.
  func faults() -> [String] {
    let (faults, tracker, isCancellable) = run()
    return tracker.count == 0 || !isCancellable
      ? faults : faults + ["objects are still alive"]
  }

  private func run() -> ([String], LifetimeTracker, isCancellable: Bool) {
    let context = LawContext(isConcurrent: false)
    let pipeline = makePipeline(context)
    let perform = { (event: Event) in
      switch event {
      case .send(let source, let value):
        context.handles.isEmpty
          ? () : context.handles[source % context.handles.count].send(value)
      case .complete(let source, let fails):
        context.handles.isEmpty
          ? ()
          : context.handles[source % context.handles.count]
            .complete(fails ? .failure(.first) : .finished)
      case .advance(let seconds): context.scheduler.advance(by: .seconds(seconds))
      case .request, .cancel: break
      }
    }
    let subscriber = LawSubscriber(self, token: context.tracker.token(), act: perform)
    pipeline.subscribe(subscriber)
    for event in events {
      switch event {
      case .request(let demand): subscriber.request(demand)
      case .cancel: subscriber.cancel()
      default: perform(event)
      }
    }
    // Whatever `subscribe(on:)` still has to do comes before the cancel.
    context.scheduler.advance()
    if !subscriber.isOver { subscriber.cancel() }
    context.scheduler.advance(by: 60)

    var faults = subscriber.faults + context.handles.flatMap { $0.faults() }
    // An operator behind one that completes before its subscription ignores that, and has nothing to
    // cancel.
    let isCancellable =
      !mayForgetCancel && (subscriber.hasSubscription || !mayCompleteBeforeSubscription)
    if isCancellable, context.scheduler.pendingCount > 0 {
      faults.append("an action stays scheduled")
    }
    if isCancellable, context.handles.contains(where: { $0.openCount() > 0 }) {
      faults.append("a source keeps its subscriber")
    }
    subscriber.release()
    return (faults, context.tracker, isCancellable)
  }

  private func makePipeline(_ context: LawContext) -> LawStage {
    var stage = context.source(source)
    for step in steps {
      stage = context.watched(step.lawOperator.apply(stage, context, step.number))
    }
    return stage
  }
}
