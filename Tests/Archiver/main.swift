import Foundation
import Redux

// Saves a growing state without end, to be killed at any moment.
//
//     archiver FILE [--limit BYTES] [--user NUMBER]
//
// Prints "start N" with the count that it restored (or "start failed: ..." and ends with status 2),
// "changed N" before each change and "saved N" after each save; "failed: ..." when one fails.
// `--limit` limits the size of the files that it may write, `--user` takes away its rights.

/// What is saved: long enough that writing it takes a while, and false when it is mixed up.
struct Counted: Codable {
  var count: Int
  var copies: [Int]

  init(_ count: Int) {
    self.count = count
    copies = Array(repeating: count, count: 2_000)
  }
}

func say(_ line: String) {
  let line = line + "\n"
  _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
}

let arguments = CommandLine.arguments
func option(_ name: String) -> UInt32? {
  arguments.firstIndex(of: name).flatMap { UInt32(arguments[$0 + 1]) }
}
if let limit = option("--limit") {
  var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
  signal(SIGXFSZ, SIG_IGN)
}
if let user = option("--user") { setuid(user) }

let archive = StateArchive<Counted>(file: URL(fileURLWithPath: arguments[1]))
let restoration = archive.restore()
let count = restoration.state?.count ?? 0
guard !restoration.isFailure, restoration.state?.copies.allSatisfy({ $0 == count }) ?? true else {
  say("start failed: \(restoration)")
  exit(2)
}
say("start \(count)")

let archiver = StateArchiver(
  archive, quiet: .milliseconds(1), atMost: .milliseconds(5),
  on: DispatchQueue(label: "archive")
) { report in
  switch report {
  case .saved(let state): say("saved \(state.count)")
  case .failed(let error): say("failed: \(error)")
  }
}
for next in (count + 1)... {
  say("changed \(next)")
  archiver.stateChanged(Counted(next))
  // The pace of a busy app; who starts this program kills it at any moment.
  usleep(500)
}
