import TextUI

/// The shop before the splice: the app's container also has the repository.
enum Before {
  final class App: LoggingDependency, TrackingDependency, ProductDataRepositoryDependency {
    let logger: any Logging
    let tracker: any Tracking

    init(logger: any Logging, tracker: any Tracking) {
      self.logger = logger
      self.tracker = tracker
    }

    /// The product that was selected last, at first ABC.
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
