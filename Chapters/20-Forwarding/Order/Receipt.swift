typealias ReceiptDependencies = LoggingDependency

struct Receipt<Dependencies: ReceiptDependencies> {
  let dependencies: Dependencies

  func write(_ cents: Int) { dependencies.logger.log("receipt over \(cents)") }
}
