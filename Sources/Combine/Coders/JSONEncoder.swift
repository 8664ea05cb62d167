import CombineCore
import Foundation

/// `Publisher.encode(encoder:)` takes it. It may be shared by pipelines that run on several threads as long as nobody
/// changes its settings meanwhile.
extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}
