import CombineTesting
import Foundation
import Redux
import Testing

@Suite("StateArchiver")
struct StateArchiverTests {
  let folder = try! ArchiveFolder()
  let scheduler = VirtualScheduler()
  let reports = Recorder<String>()

  private func archiver(calls: FileCalls = .system) -> StateArchiver<Notes> {
    StateArchiver(
      folder.archive(calls: calls), quiet: .milliseconds(500), atMost: .seconds(2), on: scheduler
    ) { [reports] report in
      switch report {
      case .saved(let notes): reports.append(notes.texts.joined())
      case .failed(let error): reports.append(error.isFullDisk ? "full" : "\(error)")
      }
    }
  }

  @Test func savesOnceTheChangesPause() {
    let archiver = archiver()
    archiver.stateChanged(Notes("a"))
    scheduler.advance(by: .milliseconds(499))
    archiver.stateChanged(Notes("b"))
    scheduler.advance(by: .milliseconds(499))
    #expect(reports.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(reports.values == ["b"])
    #expect(archiver.archive.restore().state == Notes("b"))
    scheduler.run()
    #expect(reports.values == ["b"])
  }

  @Test func savesInTimeWhenTheChangesDoNotPause() {
    let archiver = archiver()
    for tenth in 0..<50 {
      archiver.stateChanged(Notes("\(tenth) "))
      scheduler.advance(by: .milliseconds(100))
    }
    #expect(reports.values == ["19 ", "39 "])
  }

  @Test func schedulesLittleHoweverManyChanges() {
    let archiver = archiver()
    for index in 0..<1000 { archiver.stateChanged(Notes("\(index)")) }
    #expect(scheduler.pendingCount == 1)
  }

  @Test func flushSavesAtOnceAndOnlyWhatIsUnsaved() throws {
    let archiver = archiver()
    try archiver.flush()
    #expect(reports.values == [])
    archiver.stateChanged(Notes("a"))
    try archiver.flush()
    #expect(reports.values == ["a"])
    #expect(archiver.archive.restore().state == Notes("a"))
    scheduler.run()
    #expect(reports.values == ["a"])
  }

  @Test func releaseSavesWhatIsUnsaved() {
    do {
      let archiver = archiver()
      archiver.stateChanged(Notes("last"))
    }
    #expect(reports.values == ["last"])
    #expect(folder.restore().state == Notes("last"))
    scheduler.run()
  }

  @Test func aFailureIsReportedAndTriedAgainMoreAndMoreRarely() throws {
    let disk = Disk()
    let archiver = archiver(calls: disk.calls)
    disk.isFull = true
    archiver.stateChanged(Notes("a"))
    scheduler.advance(by: .milliseconds(500))
    #expect(reports.values == ["full"])
    // Then after 2 seconds, after 4 more, after 8 more.
    scheduler.advance(by: .seconds(2))
    #expect(reports.values.count == 2)
    scheduler.advance(by: .seconds(4))
    #expect(reports.values.count == 3)
    scheduler.advance(by: .seconds(7))
    #expect(reports.values.count == 3)
    disk.isFull = false
    scheduler.advance(by: .seconds(1))
    #expect(reports.values == ["full", "full", "full", "a"])
    scheduler.run()
    #expect(reports.values.count == 4)
    #expect(archiver.archive.restore().state == Notes("a"))
  }

  @Test func aChangeAfterAFailureIsTriedAtItsOwnTime() {
    let disk = Disk()
    let archiver = archiver(calls: disk.calls)
    disk.isFull = true
    archiver.stateChanged(Notes("a"))
    scheduler.advance(by: .milliseconds(500))
    disk.isFull = false
    archiver.stateChanged(Notes("b"))
    scheduler.advance(by: .milliseconds(500))
    #expect(reports.values == ["full", "b"])
  }

  @Test func flushThrowsWhatFails() {
    let disk = Disk()
    let archiver = archiver(calls: disk.calls)
    disk.isFull = true
    archiver.stateChanged(Notes("a"))
    #expect(throws: ArchiveError.self) { try archiver.flush() }
    #expect(throws: ArchiveError.self) { try archiver.flush() }
    disk.isFull = false
    #expect(throws: Never.self) { try archiver.flush() }
    #expect(folder.archive().restore().state == Notes("a"))
  }

  // MARK: Stores

  private struct Write: Action {
    var text: String
  }

  private func store(
    middleware: [Middleware<Notes>] = [], deliverOn: StoreDelivery = .immediate
  ) -> Store<Notes> {
    Store(
      reducer: { action, notes in
        var notes = notes ?? Notes()
        if let action = action as? Write { notes.texts.append(action.text) }
        return notes
      }, state: Notes("-"), middleware: middleware, deliverOn: deliverOn)
  }

  @Test func followsAStoreAndItsJumps() {
    let archiver = archiver()
    let store = store()
    let travel = TimeTravel(store)
    archiver.follow(store)
    scheduler.run()
    store.dispatch(Write(text: "a"))
    scheduler.run()
    travel.stepBack()
    scheduler.run()
    #expect(reports.values == ["-", "-a", "-"])
  }

  @Test func flushSavesWhatSubscribersHaveNotSeenYet() throws {
    let archiver = archiver()
    let later = VirtualScheduler()
    let store = store(deliverOn: .on(later))
    archiver.follow(store)
    store.dispatch(Write(text: "a"))
    try archiver.flush()
    #expect(reports.values == ["-a"])
    try archiver.flush()
    #expect(reports.values == ["-a"])
  }

  @Test func followsOneStoreAtATimeAndKeepsNoneAlive() {
    let archiver = archiver()
    var first: Store<Notes>? = store()
    weak let released = first
    archiver.follow(first!)
    let second = store()
    archiver.follow(second)
    first?.dispatch(Write(text: "unheard"))
    second.dispatch(Write(text: "heard"))
    scheduler.run()
    #expect(reports.values == ["-heard"])
    first = nil
    #expect(released == nil)
  }

  @Test func itsMiddlewareHasEachStateSaved() {
    let archiver = archiver()
    let store = store(middleware: [archiver.middleware])
    store.dispatch(Write(text: "a"))
    scheduler.run()
    store.dispatch(Write(text: "b"))
    scheduler.run()
    #expect(reports.values == ["-a", "-ab"])
  }

  @Test func theLastOfManyStatesFromManyThreadsIsSaved() throws {
    let archiver = StateArchiver(
      folder.archive(), quiet: .microseconds(1), atMost: .microseconds(1),
      on: DispatchQueue(label: "archive"))
    DispatchQueue.concurrentPerform(iterations: 100) { index in
      archiver.stateChanged(Notes("\(index)"))
      if index % 7 == 0 { try? archiver.flush() }
    }
    archiver.stateChanged(Notes("last"))
    try archiver.flush()
    #expect(archiver.archive.restore().state == Notes("last"))
  }
}

/// A disk that can be full.
private final class Disk: @unchecked Sendable {
  // Guarded by `lock`.
  private var full = false
  private let lock = NSLock()

  var isFull: Bool {
    get { lock.withLock { full } }
    set { lock.withLock { full = newValue } }
  }

  var calls: FileCalls {
    var calls = FileCalls.system
    calls.write = { [self] descriptor, bytes, count in
      guard isFull else { return write(descriptor, bytes, count) }
      errno = ENOSPC
      return -1
    }
    return calls
  }
}
