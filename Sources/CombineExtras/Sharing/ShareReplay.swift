import Combine

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers, and gives each that comes
  /// late the newest `count` values first.
  ///
  /// It connects with the first subscriber and cancels the upstream when the last one has
  /// cancelled; the buffer stays for those who come later. Of the upstream everything is
  /// requested; what a subscriber has not asked for waits for it. After the completion, subscribers
  /// get the buffered values and the completion.
  @inlinable
  public func share(replay count: Int)
    -> Publishers.Autoconnect<Publishers.Multicast<Self, ReplaySubject<Output, Failure>>>
  {
    multicast { ReplaySubject(bufferSize: count) }.autoconnect()
  }
}
