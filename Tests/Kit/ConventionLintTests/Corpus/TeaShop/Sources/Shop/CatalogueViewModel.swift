final class CatalogueViewModel {
  typealias Dependencies = HasStockManager & StatusBarViewModel.Dependencies & Analytics_reportDependencies

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
  private var detail: TeaDetailViewModel?

  func start() -> [String] {
    let viewModel = CatalogueViewModel(dependencies: dependencies, delegate: self)
    return [viewModel.statusBar.title] + viewModel.rows
  }

  func show(_ tea: String) { detail = TeaDetailViewModel(dependencies: dependencies, tea: tea) }
  func didSignOut() { detail = nil }
}
