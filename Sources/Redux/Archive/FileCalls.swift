import Foundation

/// The calls of the system that can fail in the middle of saving, so that tests can have each of
/// them fail. They behave as the calls of the same name do, `errno` included.
package struct FileCalls: Sendable {
  package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
  package var fsync: @Sendable (Int32) -> Int32
  package var rename: @Sendable (String, String) -> Int32

  package static let system = FileCalls(
    write: { Foundation.write($0, $1, $2) },
    fsync: { Foundation.fsync($0) },
    rename: { Foundation.rename($0, $1) })
}
