typealias CheckoutDependencies = TrackingDependency
  & ReceiptPrinterDependencies  // Required by ReceiptPrinter

/// A checkout isn't a view, but the same rule applies.
final class Checkout<Dependencies: CheckoutDependencies> {
  private let dependencies: Dependencies
  private let printer: ReceiptPrinter<Dependencies>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    printer = ReceiptPrinter(dependencies: dependencies)
  }

  func pay(_ cents: Int) {
    dependencies.tracker.track("pay")
    printer.printReceipt(cents)
  }
}
