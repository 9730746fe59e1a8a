import Loyalty

typealias BasketRowViewModelDependencies = HasStockManager

struct BasketRowViewModel<Dependencies: BasketRowViewModelDependencies> {
  let dependencies: Dependencies
  let tea: String

  var text: String { "\(tea), \(dependencies.stockManager.left(of: tea)) left" }
}

typealias BasketViewModelDependencies = HasLogger
  & HasBasketManager
  & BasketRowViewModelDependencies
  & StatusBarViewModel.Dependencies

final class BasketViewModel<Dependencies: BasketViewModelDependencies> {
  private let dependencies: Dependencies
  private(set) lazy var statusBar = StatusBarViewModel(dependencies: dependencies, delegate: nil)

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  var rows: [String] {
    dependencies.basketManager.teas.map { BasketRowViewModel(dependencies: dependencies, tea: $0).text }
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
