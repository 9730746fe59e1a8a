import TextUI

/// The shop before the splice: the app's container has the repositories too.
enum Before {
  final class App: LoggingDependency, TrackingDependency, ProductDataRepositoryDependency {
    let logger: any Logging
    let tracker: any Tracking

    init(logger: any Logging, tracker: any Tracking) {
      (self.logger, self.tracker) = (logger, tracker)
    }

    // snippet.app
    /// The product whose page was opened last.
    var sku = "ABC"
    private var repositories: [String: ProductDataRepository] = [:]

    var productDataRepository: ProductDataRepository {
      if let repository = repositories[sku] { return repository }
      let repository = ProductDataRepository(dependencies: self, sku: sku)
      repositories[sku] = repository
      return repository
    }
    // snippet.end
  }
}

// snippet.account
typealias AccountViewDependencies = ProductDataRepositoryDependency
// snippet.end

struct AccountView<Dependencies: AccountViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text("You looked at \(dependencies.productDataRepository.productName)")
  }
}
