import Combine

/// A number that tells the running thread from all others; never 0.
typealias ThreadToken = UInt

/// The running thread's token.
func currentThreadToken() -> ThreadToken {
  #if canImport(Glibc) || canImport(Bionic)
    ThreadToken(pthread_self())
  #else
    unsafeBitCast(pthread_self(), to: ThreadToken.self)
  #endif
}
