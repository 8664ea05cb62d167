import CombineCore
import Foundation

/// `Publisher.decode(type:decoder:)` takes it. It may be shared by pipelines that run on several threads as long as nobody
/// changes its settings meanwhile.
extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}
