#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WinSDK)
  import WinSDK
#endif

#if canImport(WinSDK)
  /// Stops the process in the debugger; without one, the process ends.
  @usableFromInline
  func stopInDebugger() {
    DebugBreak()
  }
#elseif canImport(WASILibc)
  /// Ends the process: there is no debugger to stop in.
  @usableFromInline
  func stopInDebugger() {
    fatalError("breakpoint")
  }
#else
  /// Stops the process in the debugger; without one, the process ends.
  @usableFromInline
  func stopInDebugger() {
    raise(SIGTRAP)
  }
#endif
