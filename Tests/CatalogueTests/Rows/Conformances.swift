import Combine

extension AnyCancellable {
  // row 717
  func row717() -> any Hashable { self }
}

extension AnyPublisher {
  // row 718
  func row718() -> any CustomPlaygroundDisplayConvertible { self }

  // row 719
  func row719() -> any CustomStringConvertible { self }
}

extension AnySubscriber {
  // row 720
  func row720() -> any CustomPlaygroundDisplayConvertible { self }

  // row 721
  func row721() -> any CustomReflectable { self }

  // row 722
  func row722() -> any CustomStringConvertible { self }
}

extension AsyncPublisher {
  // row 723
  func row723() -> any AsyncSequence { self }
}

extension AsyncPublisher.Iterator {
  // row 724
  func row724() -> any AsyncIteratorProtocol { self }
}

extension AsyncThrowingPublisher {
  // row 725
  func row725() -> any AsyncSequence { self }
}

extension AsyncThrowingPublisher.Iterator {
  // row 726
  func row726() -> any AsyncIteratorProtocol { self }
}

extension CombineIdentifier {
  // row 727
  func row727() -> any CustomStringConvertible { self }

  // row 728
  func row728() -> any Hashable { self }
}

extension Empty {
  // row 729
  func row729() -> any Equatable { self }
}

extension Fail {
  // row 730
  func row730() -> any Equatable where Failure: Equatable { self }
}

extension ImmediateScheduler.SchedulerTimeType {
  // row 731
  func row731() -> any Strideable { self }
}

extension ImmediateScheduler.SchedulerTimeType.Stride {
  // row 732
  func row732() -> any Codable { self }

  // row 733
  func row733() -> any Comparable { self }

  // row 734
  func row734() -> any ExpressibleByFloatLiteral { self }

  // row 735
  func row735() -> any SchedulerTimeIntervalConvertible { self }

  // row 736
  func row736() -> any SignedNumeric { self }
}

extension Just {
  // row 737
  func row737() -> any Equatable where Output: Equatable { self }
}

extension Optional.Publisher {
  // row 738
  func row738() -> any Equatable where Wrapped: Equatable { self }
}

extension Publishers.Collect {
  // row 739
  func row739() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.CollectByCount {
  // row 740
  func row740() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.CombineLatest {
  // row 741
  func row741() -> any Equatable where A: Equatable, B: Equatable { self }
}

extension Publishers.CombineLatest3 {
  // row 742
  func row742() -> any Equatable where A: Equatable, B: Equatable, C: Equatable { self }
}

extension Publishers.CombineLatest4 {
  // row 743
  func row743() -> any Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    self
  }
}

extension Publishers.Concatenate {
  // row 744
  func row744() -> any Equatable where Prefix: Equatable, Suffix: Equatable { self }
}

extension Publishers.Contains {
  // row 745
  func row745() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.Count {
  // row 746
  func row746() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.Drop {
  // row 747
  func row747() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.DropUntilOutput {
  // row 748
  func row748() -> any Equatable where Upstream: Equatable, Other: Equatable { self }
}

extension Publishers.First {
  // row 749
  func row749() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.IgnoreOutput {
  // row 750
  func row750() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.Last {
  // row 751
  func row751() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.Merge {
  // row 752
  func row752() -> any Equatable where A: Equatable, B: Equatable { self }
}

extension Publishers.Merge3 {
  // row 753
  func row753() -> any Equatable where A: Equatable, B: Equatable, C: Equatable { self }
}

extension Publishers.Merge4 {
  // row 754
  func row754() -> any Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    self
  }
}

extension Publishers.Merge5 {
  // row 755
  func row755() -> any Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable { self }
}

extension Publishers.Merge6 {
  // row 756
  func row756() -> any Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable { self }
}

extension Publishers.Merge7 {
  // row 757
  func row757() -> any Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
  { self }
}

extension Publishers.Merge8 {
  // row 758
  func row758() -> any Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable, H: Equatable
  { self }
}

extension Publishers.MergeMany {
  // row 759
  func row759() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.Output {
  // row 760
  func row760() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.PrefetchStrategy {
  // row 761
  func row761() -> any Equatable { self }

  // row 762
  func row762() -> any Hashable { self }
}

extension Publishers.ReplaceEmpty {
  // row 763
  func row763() -> any Equatable where Upstream: Equatable, Upstream.Output: Equatable { self }
}

extension Publishers.ReplaceError {
  // row 764
  func row764() -> any Equatable where Upstream: Equatable, Upstream.Output: Equatable { self }
}

extension Publishers.Retry {
  // row 765
  func row765() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.Sequence {
  // row 766
  func row766() -> any Equatable where Elements: Equatable { self }
}

extension Publishers.SetFailureType {
  // row 767
  func row767() -> any Equatable where Upstream: Equatable { self }
}

extension Publishers.Share {
  // row 768
  func row768() -> any Equatable { self }
}

extension Publishers.Zip {
  // row 769
  func row769() -> any Equatable where A: Equatable, B: Equatable { self }
}

extension Publishers.Zip3 {
  // row 770
  func row770() -> any Equatable where A: Equatable, B: Equatable, C: Equatable { self }
}

extension Publishers.Zip4 {
  // row 771
  func row771() -> any Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    self
  }
}

extension Record {
  // row 772
  func row772() -> any Codable
  where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable { self }
}

extension Record.Recording {
  // row 773
  func row773() -> any Codable
  where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable { self }
}

extension Result.Publisher {
  // row 774
  func row774() -> any Equatable where Success: Equatable, Failure: Equatable { self }
}

extension Subscribers.Assign {
  // row 775
  func row775() -> any CustomPlaygroundDisplayConvertible { self }

  // row 776
  func row776() -> any CustomReflectable { self }

  // row 777
  func row777() -> any CustomStringConvertible { self }
}

extension Subscribers.Completion {
  // row 778
  func row778() -> any Decodable where Failure: Decodable { self }

  // row 779
  func row779() -> any Encodable where Failure: Encodable { self }

  // row 780
  func row780() -> any Equatable where Failure: Equatable { self }

  // row 781
  func row781() -> any Hashable where Failure: Hashable { self }

  // row 782
  func row782() -> any Sendable { self }
}

extension Subscribers.Demand {
  // row 783
  func row783() -> any Codable { self }

  // row 784
  func row784() -> any Comparable { self }

  // row 785
  func row785() -> any CustomStringConvertible { self }

  // row 786
  func row786() -> any Equatable { self }

  // row 787
  func row787() -> any Hashable { self }

  // row 788
  func row788() -> any Sendable { self }
}

extension Subscribers.Sink {
  // row 789
  func row789() -> any CustomPlaygroundDisplayConvertible { self }

  // row 790
  func row790() -> any CustomReflectable { self }

  // row 791
  func row791() -> any CustomStringConvertible { self }
}
