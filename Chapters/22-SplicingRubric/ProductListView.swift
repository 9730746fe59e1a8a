import TextUI

/// All products, for the whole module. Made when somebody first asks for it, and kept. It is
/// `Sendable`: Swift 6 refuses a static of what is not.
final class ProductCatalogue: Sendable {
  static let shared = ProductCatalogue()

  let productNames = ["tea", "milk"]

  private init() {}
}

protocol ProductCatalogueDependency {
  var productCatalogue: ProductCatalogue { get }
}

typealias ProductListViewDependencies = ProductCatalogueDependency & TrackingDependency

typealias ProductListViewExternalDependencies = TrackingDependency

// snippet.splice
/// Global and internal. The app cannot bring what it cannot name; the splice brings the one there is.
struct SplicedProductListViewDependencies<
  ExternalDependencies: ProductListViewExternalDependencies
>: ProductListViewDependencies {
  private let externalDependencies: ExternalDependencies

  var productCatalogue: ProductCatalogue { .shared }
  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}
// snippet.end

struct ProductListView<ExternalDependencies: ProductListViewExternalDependencies>: View {
  let dependencies: SplicedProductListViewDependencies<ExternalDependencies>

  var body: some View {
    Text(dependencies.productCatalogue.productNames.joined(separator: ", "))
      .onAppear { dependencies.tracker.track("list") }
  }
}
