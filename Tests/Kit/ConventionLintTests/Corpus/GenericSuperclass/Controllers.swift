// What is special here: the superclass is generic over the same dependencies, and the subclass uses all its leaves itself too.
protocol Router { func push(_ path: String) }
protocol Analytics { func event(_ name: String) }

protocol RouterDependency { var router: any Router { get } }
protocol AnalyticsDependency { var analytics: any Analytics { get } }

typealias BaseControllerDependencies = AnalyticsDependency

class BaseController<Dependencies: BaseControllerDependencies> {
  let dependencies: Dependencies
  var name: String { "base" }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func appear() { dependencies.analytics.event("appear \(name)") }
}

typealias OrderControllerDependencies = AnalyticsDependency & RouterDependency

final class OrderController<Dependencies: OrderControllerDependencies>: BaseController<Dependencies> {
  private let id: Int
  override var name: String { "order \(id)" }

  init(dependencies: Dependencies, id: Int) {
    self.id = id
    super.init(dependencies: dependencies)
  }

  func pay() {
    dependencies.analytics.event("pay")
    dependencies.router.push("/order/\(id)/pay")
  }
}
