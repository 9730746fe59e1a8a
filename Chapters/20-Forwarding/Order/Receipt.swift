typealias ReceiptDependencies = LoggingDependency

final class Receipt<Dependencies: ReceiptDependencies> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func write(_ cents: Int) { dependencies.logger.log("receipt over \(cents)") }
}
