// What is special here: the coordinator lists the alias of its grandchild too, which only its child creates.
protocol Counting { func unread() -> Int }
protocol Titles { func title(_ index: Int) -> String }

protocol CountingDependency { var counter: any Counting { get } }
protocol TitlesDependency { var titles: any Titles { get } }

final class BadgeViewModel {
  typealias Dependencies = CountingDependency

  let text: String
  init(dependencies: some Dependencies) { text = "\(dependencies.counter.unread())" }
}

final class TabViewModel {
  typealias Dependencies = BadgeViewModel.Dependencies
    & TitlesDependency

  let title: String
  let badge: BadgeViewModel

  init(dependencies: some Dependencies, index: Int) {
    title = dependencies.titles.title(index)
    badge = BadgeViewModel(dependencies: dependencies)
  }
}

final class TabCoordinator {
  typealias Dependencies = TabViewModel.Dependencies
    & BadgeViewModel.Dependencies

  private let tabs: [TabViewModel]

  init(dependencies: some Dependencies) {
    tabs = (0..<3).map { TabViewModel(dependencies: dependencies, index: $0) }
  }

  var badges: [String] { tabs.map(\.badge.text) }
}
