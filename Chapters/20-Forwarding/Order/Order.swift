typealias OrderDependencies = LoggingDependency

final class Order<Dependencies: OrderDependencies> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func place(_ cents: Int) { dependencies.logger.log("order over \(cents)") }
}
