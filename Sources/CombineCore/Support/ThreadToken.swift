#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Bionic)
  public import Bionic
#elseif canImport(Darwin)
  public import Darwin
#elseif canImport(WinSDK)
  public import WinSDK
#endif

/// A number that tells the running thread from all others; never 0.
@usableFromInline
typealias ThreadToken = UInt

#if canImport(Glibc) || canImport(Bionic)
  /// The running thread's token: its `pthread_t`, a number above 0.
  @inlinable @inline(__always)
  func currentThreadToken() -> ThreadToken {
    ThreadToken(pthread_self())
  }
#elseif canImport(Musl) || canImport(Darwin)
  /// The running thread's token: its `pthread_t`, an address.
  @inlinable @inline(__always)
  func currentThreadToken() -> ThreadToken {
    unsafeBitCast(pthread_self(), to: ThreadToken.self)
  }
#elseif canImport(WinSDK)
  /// The running thread's token: its identifier, which is above 0.
  @inlinable @inline(__always)
  func currentThreadToken() -> ThreadToken {
    ThreadToken(GetCurrentThreadId())
  }
#else
  /// The only thread of a platform without threads.
  @inlinable @inline(__always)
  func currentThreadToken() -> ThreadToken {
    1
  }
#endif
