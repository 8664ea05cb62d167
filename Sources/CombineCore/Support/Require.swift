/// Ends the process with `message` unless `condition` holds: what a client has asked for breaks a
/// rule. The message names the call, and reaches standard error in release builds too, in which
/// `precondition` says nothing.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { endProcess(message(), file: file, line: line) }
}

/// Apart from ``require(_:_:file:line:)``, so that little of it is inlined into clients.
@usableFromInline @inline(never)
func endProcess(_ message: String, file: StaticString, line: UInt) -> Never {
  fatalError(message, file: file, line: line)
}
