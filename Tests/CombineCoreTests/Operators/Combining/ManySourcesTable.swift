import Combine
import CombineTesting
import Testing

/// An operator that brings several publishers together, of any number of them, for the tests that
/// hold for all such.
struct ManySourcesRow: CustomTestStringConvertible, @unchecked Sendable {
  typealias Source = TestPublisher<Int, TestError>

  enum Kind: Int {
    case merge, combineLatest, zip
  }

  let kind: Kind

  /// How many publishers it takes.
  let count: Int

  /// Brings the publishers together; a value of a merge is an array of one.
  let join: ([Source]) -> AnyPublisher<[Int], TestError>

  init<P: Publisher<[Int], TestError>>(
    _ kind: Kind, _ count: Int, _ join: @escaping ([Source]) -> P
  ) {
    self.kind = kind
    self.count = count
    self.join = { join($0).eraseToAnyPublisher() }
  }

  var testDescription: String { "\(kind) of \(count)" }

  /// The description of the subscription and of the inner subscribers.
  var name: String {
    switch kind {
    case .merge: "Merge"
    case .combineLatest: "CombineLatest"
    case .zip: "Zip"
    }
  }

  var sources: [Source] { (0..<count).map { _ in Source() } }

  /// The values that come of the value `index` from each source in turn.
  var rowOfIndices: [[Int]] {
    kind == .merge ? (0..<count).map { [$0] } : [Array(0..<count)]
  }
}

extension ManySourcesRow {
  static let merges: [ManySourcesRow] = [
    ManySourcesRow(.merge, 2) { s in Publishers.Merge(s[0], s[1]).map { [$0] } },
    ManySourcesRow(.merge, 3) { s in s[0].merge(with: s[1], s[2]).map { [$0] } },
    ManySourcesRow(.merge, 4) { s in s[0].merge(with: s[1], s[2], s[3]).map { [$0] } },
    ManySourcesRow(.merge, 5) { s in s[0].merge(with: s[1], s[2], s[3], s[4]).map { [$0] } },
    ManySourcesRow(.merge, 6) { s in
      s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).map { [$0] }
    },
    ManySourcesRow(.merge, 7) { s in
      s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).map { [$0] }
    },
    ManySourcesRow(.merge, 8) { s in
      s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { [$0] }
    },
    // Beyond the widest of those with a type for each publisher.
    ManySourcesRow(.merge, 9) { s in Publishers.MergeMany(s).map { [$0] } },
  ]

  static let rows: [ManySourcesRow] = [
    ManySourcesRow(.combineLatest, 2) { s in s[0].combineLatest(s[1]) { [$0, $1] } },
    ManySourcesRow(.combineLatest, 3) { s in s[0].combineLatest(s[1], s[2]) { [$0, $1, $2] } },
    ManySourcesRow(.combineLatest, 4) { s in
      s[0].combineLatest(s[1], s[2], s[3]) { [$0, $1, $2, $3] }
    },
    ManySourcesRow(.zip, 2) { s in s[0].zip(s[1]) { [$0, $1] } },
    ManySourcesRow(.zip, 3) { s in s[0].zip(s[1], s[2]) { [$0, $1, $2] } },
    ManySourcesRow(.zip, 4) { s in s[0].zip(s[1], s[2], s[3]) { [$0, $1, $2, $3] } },
  ]

  static let all = merges + rows
}
