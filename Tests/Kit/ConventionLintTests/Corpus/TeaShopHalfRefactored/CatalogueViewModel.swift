// What is special here: code of a tea shop was moved, and its aliases were not: logging went to the status bar, payment to the checkout, the details are gone, and the basket spells out the leaves of its status bar.
final class CatalogueViewModel {
  typealias Dependencies = HasStockManager & HasLogger & StatusBarViewModel.Dependencies & Analytics_reportDependencies

  private let stockManager: any StockManaging
  let statusBar: StatusBarViewModel

  var rows: [String] { stockManager.teas }

  init(dependencies: some Dependencies, delegate: (any StatusBarDelegate)?) {
    self.stockManager = dependencies.stockManager
    self.statusBar = StatusBarViewModel(dependencies: dependencies, delegate: delegate)
    Analytics.report(dependencies: dependencies, event: "catalogue")
  }
}

final class TeaDetailViewModel {
  typealias Dependencies = HasStockManager & HasBasketManager

  private let stockManager: any StockManaging
  private let basketManager: any BasketManaging
  private let tea: String

  var isAvailable: Bool { stockManager.left(of: tea) > 0 }

  init(dependencies: some Dependencies, tea: String) {
    self.stockManager = dependencies.stockManager
    self.basketManager = dependencies.basketManager
    self.tea = tea
  }

  func addTapped() { basketManager.teas.append(tea) }
}

typealias CatalogueFlowCoordinatorDependencies = FlowCoordinatorDependencies
  & CatalogueViewModel.Dependencies
  & TeaDetailViewModel.Dependencies

final class CatalogueFlowCoordinator<Dependencies: CatalogueFlowCoordinatorDependencies>:
  FlowCoordinator<Dependencies>, StatusBarDelegate
{
  func start() -> [String] {
    let viewModel = CatalogueViewModel(dependencies: dependencies, delegate: self)
    return [viewModel.statusBar.title] + viewModel.rows
  }

  func didSignOut() {}
}
