// What is special here: both aliases are called `Dependencies` and nested, and each initializer only picks services out of its `some Dependencies`.
protocol Feeding { func page(_ index: Int) -> [String] }
protocol Clock { func now() -> Int }
protocol Navigating { func show(_ lines: [String]) }

protocol HasFeed { var feed: any Feeding { get } }
protocol HasClock { var clock: any Clock { get } }
protocol HasNavigator { var navigator: any Navigating { get } }

final class FeedViewModel {
  typealias Dependencies = HasFeed
    & HasClock

  private let feed: any Feeding
  private let opened: Int

  init(dependencies: some Dependencies) {
    feed = dependencies.feed
    opened = dependencies.clock.now()
  }

  func lines() -> [String] { feed.page(0) + ["\(opened)"] }
}

final class FeedCoordinator {
  typealias Dependencies = FeedViewModel.Dependencies
    & HasNavigator

  private let viewModel: FeedViewModel
  private let navigator: any Navigating

  init(dependencies: some Dependencies) {
    viewModel = FeedViewModel(dependencies: dependencies)
    navigator = dependencies.navigator
  }

  func start() { navigator.show(viewModel.lines()) }
}
