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
  & HasPaymentAPI
  & CatalogueFlowCoordinatorDependencies
  & BasketViewModelFactoryDependencies
  & CheckoutViewModelExternalDependencies

final class ShopFlowCoordinator<Dependencies: ShopFlowCoordinatorDependencies>: FlowCoordinator<Dependencies> {
  func start() -> [String] {
    let catalogue = CatalogueFlowCoordinator(dependencies: dependencies)
    add(catalogue)
    return catalogue.start() + BasketViewModelFactory(dependencies: dependencies).makeBasketViewModel().rows
  }

  func checkOut() async throws { try await CheckoutViewModel(dependencies: dependencies).payTapped() }

  var title: String { dependencies.customerManager.name ?? "Shop" }
}
