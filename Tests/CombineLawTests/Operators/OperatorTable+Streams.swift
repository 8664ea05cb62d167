import Combine
import CombineTesting

// Operators that cut, replace, join or share streams.
extension LawOperator {
  static let sequencing = [
    LawOperator("dropFirst", quirk: .forgetsEarlyCancel(statement: 121)) { up, _, n in
      up.dropFirst(n % 4).lawStage()
    },
    LawOperator("drop(while:)") { up, _, n in up.drop { $0 < n % 6 }.lawStage() },
    LawOperator("tryDrop(while:)") { up, _, n in
      up.tryDrop { value in
        if value % 16 == n { throw LawError.first }
        return value < 3
      }.lawStage()
    },
    LawOperator("prefix(n)") { up, _, n in up.prefix(n % 5).lawStage() },
    LawOperator("output") { up, _, n in
      n % 2 == 0 ? up.output(at: n % 3).lawStage() : up.output(in: 1...(n % 5 + 1)).lawStage()
    },
    LawOperator("prefix(while:)") { up, _, n in up.prefix { $0 % 16 != n }.lawStage() },
    LawOperator("tryPrefix(while:)") { up, _, n in
      up.tryPrefix { value in
        if value % 16 == n { throw LawError.first }
        return value % 16 != 5
      }.lawStage()
    },
    LawOperator("append", keepsAll: true) { up, context, n in
      switch n % 3 {
      case 0: up.append(1, 2).lawStage()
      case 1: up.append(context.source(n)).lawStage()
      default: up.append(context.source(n)).append(3).lawStage()
      }
    },
    LawOperator("prepend") { up, context, n in
      n % 2 == 0 ? up.prepend(1, 2).lawStage() : up.prepend(context.source(n)).lawStage()
    },
    LawOperator(
      "prefix(untilOutputFrom:)", quirk: .completesBeforeSubscription(statement: 128)
    ) { up, context, n in
      up.prefix(untilOutputFrom: context.hotSource()).lawStage()
    },
    LawOperator("drop(untilOutputFrom:)") { up, context, n in
      up.drop(untilOutputFrom: context.source(n)).lawStage()
    },
    LawOperator("buffer", .counted, keepsAll: true) { up, _, n in
      up.buffer(size: 10_000, prefetch: n % 2 == 0 ? .byRequest : .keepFull, whenFull: .dropNewest)
        .lawStage()
    },
    LawOperator("buffer that drops", .counted) { up, _, n in
      up.buffer(
        size: n % 3 + 1, prefetch: n % 2 == 0 ? .byRequest : .keepFull,
        whenFull: n % 4 < 2 ? .dropOldest : .dropNewest
      ).lawStage()
    },
    LawOperator("buffer that fails", .counted) { up, _, n in
      up.buffer(size: n % 3 + 1, prefetch: .byRequest, whenFull: .customError { .second })
        .lawStage()
    },
  ]

  static let errors = [
    LawOperator("catch", .enforced, keepsAll: true) { up, context, n in
      let replacement = context.source(n)
      return up.catch { _ in replacement }.lawStage()
    },
    LawOperator("tryCatch", .enforced, keepsAll: true) { up, context, n in
      let replacement = context.source(n)
      return up.tryCatch { error in
        if n % 4 == 0 { throw error }
        return replacement
      }.lawStage()
    },
    LawOperator("retry", .enforced, keepsAll: true) { up, _, n in up.retry(n % 4).lawStage() },
    LawOperator("replaceError", .enforced, keepsAll: true) { up, _, n in
      up.replaceError(with: n).setFailureType(to: LawError.self).lawStage()
    },
    LawOperator("mapError", keepsAll: true) { up, _, _ in
      up.mapError { _ in LawError.second }.lawStage()
    },
  ]

  static let merging = [
    LawOperator("merge", .counted, keepsAll: true) { up, context, n in
      up.map { $0 }.merge(with: context.source(n)).lawStage()
    },
    LawOperator("merge of 3", .counted, keepsAll: true) { up, context, n in
      up.map { $0 }.merge(with: context.source(n), context.source(n / 2)).lawStage()
    },
    LawOperator("merge of 4", .counted, keepsAll: true) { up, context, n in
      let s = context.sources(3, from: n)
      return up.merge(with: s[0], s[1], s[2]).lawStage()
    },
    LawOperator("merge of 5", .counted, keepsAll: true) { up, context, n in
      let s = context.sources(4, from: n)
      return up.merge(with: s[0], s[1], s[2], s[3]).lawStage()
    },
    LawOperator("merge of 6", .counted, keepsAll: true) { up, context, n in
      let s = context.sources(5, from: n)
      return up.merge(with: s[0], s[1], s[2], s[3], s[4]).lawStage()
    },
    LawOperator("merge of 7", .counted, keepsAll: true) { up, context, n in
      let s = context.sources(6, from: n)
      return up.merge(with: s[0], s[1], s[2], s[3], s[4], s[5]).lawStage()
    },
    LawOperator("merge of 8", .counted, keepsAll: true) { up, context, n in
      let s = context.sources(7, from: n)
      return up.merge(with: s[0], s[1], s[2], s[3], s[4], s[5], s[6]).lawStage()
    },
    LawOperator("merge of many", .counted, keepsAll: true) { up, context, n in
      Publishers.MergeMany([up] + context.sources(n % 4, from: n)).lawStage()
    },
  ]

  static let combining = [
    LawOperator("combineLatest", .counted) { up, context, n in
      up.combineLatest(context.source(n)) { ($0 + $1) % 16 }.lawStage()
    },
    LawOperator("combineLatest of 3", .counted) { up, context, n in
      up.combineLatest(context.source(n), context.source(n / 2)) { ($0 + $1 + $2) % 16 }
        .lawStage()
    },
    LawOperator("combineLatest of 4", .counted) { up, context, n in
      let s = context.sources(3, from: n)
      return up.combineLatest(s[0], s[1], s[2]) { ($0 + $1 + $2 + $3) % 16 }.lawStage()
    },
    LawOperator("zip") { up, context, n in
      up.zip(context.source(n)) { ($0 + $1) % 16 }.lawStage()
    },
    LawOperator("zip of 3") { up, context, n in
      up.zip(context.source(n), context.source(n / 2)) { ($0 + $1 + $2) % 16 }.lawStage()
    },
    LawOperator("zip of 4") { up, context, n in
      let s = context.sources(3, from: n)
      return up.zip(s[0], s[1], s[2]) { ($0 + $1 + $2 + $3) % 16 }.lawStage()
    },
    LawOperator("flatMap to values", .counted, keepsAll: true) { up, _, n in
      let limit = n % 2 == 0 ? Subscribers.Demand.unlimited : .max(1)
      return up.flatMap(maxPublishers: limit) { Just($0) }.lawStage()
    },
    LawOperator("flatMap to sequences", .counted) { up, _, n in
      up.flatMap(maxPublishers: .max(n % 3 + 1)) { [$0, n].publisher }.lawStage()
    },
    LawOperator("flatMap to sources", .counted) { up, context, n in
      let children = [context.source(n), context.source(n / 2)]
      let limit = n % 2 == 0 ? Subscribers.Demand.unlimited : .max(n % 3 + 1)
      return up.flatMap(maxPublishers: limit) { children[$0 % 2] }.lawStage()
    },
    LawOperator("switchToLatest", .enforced) { up, context, n in
      let children = [context.source(n), context.source(n / 2)]
      return up.map { children[$0 % 2] }.switchToLatest().lawStage()
    },
  ]

  static let connecting = [
    LawOperator("share", .counted, keepsAll: true) { up, _, _ in up.share().lawStage() },
    LawOperator("multicast", .counted) { up, _, n in
      n % 2 == 0
        ? up.multicast { PassthroughSubject() }.autoconnect().lawStage()
        : up.multicast(subject: CurrentValueSubject(n)).autoconnect().lawStage()
    },
    LawOperator("makeConnectable", .counted) { up, _, n in
      up.replaceErrorInLaw(with: n).makeConnectable().autoconnect()
        .setFailureType(to: LawError.self).lawStage()
    },
  ]
}

extension Publisher {
  /// A publisher that cannot fail, without the demand account of `replaceError`.
  fileprivate func replaceErrorInLaw(with value: Output) -> some Publisher<Output, Never> {
    map { Result<Output, Failure>.success($0) }
      .buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest)
      .replaceError(with: .success(value))
      .compactMap { try? $0.get() }
  }
}
