import TextUI

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
