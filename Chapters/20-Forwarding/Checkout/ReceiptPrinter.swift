typealias ReceiptPrinterDependencies = LoggingDependency

final class ReceiptPrinter<Dependencies: ReceiptPrinterDependencies> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func printReceipt(_ cents: Int) { dependencies.logger.log("receipt over \(cents)") }
}
