// What is special here: a leaf is needed only for a free function that takes it under the label `on`, so it isn't a helper by the convention.
protocol Tracking { func track(_ event: String, _ values: [String]) }
protocol Searching { func results(for query: String) -> [String] }

protocol TrackingDependency { var tracker: any Tracking { get } }
protocol SearchingDependency { var search: any Searching { get } }

func emit(_ event: String, values: [String] = [], on provider: some TrackingDependency) {
  provider.tracker.track(event, values)
}

typealias SearchViewModelDependencies = SearchingDependency
  & TrackingDependency

final class SearchViewModel<Dependencies: SearchViewModelDependencies> {
  private let dependencies: Dependencies
  private(set) var rows: [String] = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func update(query: String) {
    rows = dependencies.search.results(for: query)
    emit("search", values: rows, on: dependencies)
  }
}
