import TextUI

/// The shop before the splice: the app's container has the repository too.
enum Before {
  final class App: LoggingDependency, TrackingDependency, ProductDataRepositoryDependency {
    let logger: any Logging
    let tracker: any Tracking

    init(logger: any Logging, tracker: any Tracking) {
      self.logger = logger
      self.tracker = tracker
    }

    /// Knows the product that was selected last, and before that ABC.
    private(set) lazy var productDataRepository = ProductDataRepository(
      dependencies: self, sku: "ABC")

    func select(_ sku: String) {
      productDataRepository = ProductDataRepository(dependencies: self, sku: sku)
    }
  }
}

typealias AccountViewDependencies = ProductDataRepositoryDependency

struct AccountView<Dependencies: AccountViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text("You looked at \(dependencies.productDataRepository.productName)")
  }
}
