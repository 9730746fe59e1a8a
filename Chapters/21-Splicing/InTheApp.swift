import TextUI

// snippet.intheapp
/// The repository stands in the app's container, with all that is everybody's.
enum InTheApp {
  final class Container: TrackingDependency, LoggingDependency, ProductDataRepositoryDependency {
    let app: AppContainer
    let productDataRepository: ProductDataRepository

    var tracker: any Tracking { app.tracker }
    var logger: any Logging { app.logger }

    init(app: AppContainer, sku: String) {
      self.app = app
      productDataRepository = ProductDataRepository(dependencies: app, sku: sku)
    }
  }

  typealias AccountViewDependencies = ProductDataRepositoryDependency

  /// Has no business with products. It names the leaf, and there it is.
  struct AccountView<Dependencies: AccountViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Text("You looked at \(dependencies.productDataRepository.productName)")
    }
  }
}
// snippet.end
