import TextUI

// snippet.app
/// The shop before the splice: the app has the repositories too, with all that is everybody's.
enum Before {
  final class App: LoggingDependency, TrackingDependency, ProductDataRepositoryDependency {
    let logger: any Logging
    let tracker: any Tracking
    /// The product whose page was opened last.
    var sku = "ABC"
    private var repositories: [String: ProductDataRepository] = [:]

    init(logger: any Logging, tracker: any Tracking) {
      (self.logger, self.tracker) = (logger, tracker)
    }

    var productDataRepository: ProductDataRepository {
      if let repository = repositories[sku] { return repository }
      let repository = ProductDataRepository(dependencies: self, sku: sku)
      repositories[sku] = repository
      return repository
    }
  }
}
// snippet.end

// snippet.account
typealias AccountViewDependencies = ProductDataRepositoryDependency

/// Has no business with products. It names the leaf, and there it is.
struct AccountView<Dependencies: AccountViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text("You looked at \(dependencies.productDataRepository.productName)")
  }
}
// snippet.end
