import Combine
import Foundation

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []

  init<S: Scheduler>(
    scheduler: S, search: @escaping (String) -> AnyPublisher<[String], Never>
  ) where S.SchedulerTimeType == RunLoop.SchedulerTimeType {
    $query
      .debounce(for: 0.3, scheduler: scheduler)
      .removeDuplicates()
      .map(search)
      .switchToLatest()
      .assign(to: &$results)
  }
}
