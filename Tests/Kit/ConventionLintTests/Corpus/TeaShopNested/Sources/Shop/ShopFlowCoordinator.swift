import Loyalty

typealias FlowCoordinatorDependencies = HasLogger

class FlowCoordinator<Dependencies: FlowCoordinatorDependencies> {
  let dependencies: Dependencies
  private var children: [AnyObject] = []

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    dependencies.logger.log("\(Self.self) starts")
  }

  func add(_ child: AnyObject) { children.append(child) }
}

typealias ShopFlowCoordinatorDependencies = FlowCoordinatorDependencies
  & HasCustomerManager
  & CatalogueFlowCoordinatorDependencies
  & BasketViewModelFactoryDependencies
  & CheckoutViewModelExternalDependencies
  & HasPointManager

final class ShopFlowCoordinator<Dependencies: ShopFlowCoordinatorDependencies>: FlowCoordinator<Dependencies> {
  func start() -> [String] {
    let catalogue = CatalogueFlowCoordinator(dependencies: dependencies)
    add(catalogue)
    return catalogue.start() + BasketViewModelFactory(dependencies: dependencies).makeBasketViewModel().rows
  }

  func checkOut() async throws { try await CheckoutViewModel(dependencies: dependencies).payTapped() }

  func showLoyalty() -> [String] {
    guard let customer = dependencies.customerManager.name else { return [] }
    return LoyaltyFeatureCoordinator(dependencies: dependencies).start(customer: customer)
  }
}
