// What is special here: a row of a tea shop was renamed, an alias went to a file of aliases, and another became a protocol; the dependencies come second, and the status bar brings what a helper needs.
typealias BasketItemViewModelDependencies = HasStockManager

struct BasketRowViewModel<Dependencies: BasketItemViewModelDependencies> {
  let tea: String
  let dependencies: Dependencies

  var text: String { "\(tea), \(dependencies.stockManager.left(of: tea)) left" }
}

final class BasketViewModel<Dependencies: BasketViewModelDependencies> {
  private let dependencies: Dependencies
  private(set) lazy var statusBar = StatusBarViewModel(dependencies: dependencies, delegate: nil)

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  var rows: [String] {
    dependencies.basketManager.teas.map { BasketRowViewModel(tea: $0, dependencies: dependencies).text }
  }

  func clearTapped() {
    dependencies.basketManager.teas = []
    dependencies.logger.log("basket cleared")
  }
}

typealias BasketViewModelFactoryDependencies = BasketViewModelDependencies

final class BasketViewModelFactory<Dependencies: BasketViewModelFactoryDependencies> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeBasketViewModel() -> BasketViewModel<Dependencies> { BasketViewModel(dependencies: dependencies) }
}
