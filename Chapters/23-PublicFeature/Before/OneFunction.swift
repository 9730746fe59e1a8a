import ProductDetail
import TextUI

/// The smallest entry: one public function that takes each service as a parameter.
public func productPage(
  for sku: String, tracker: any Tracking, network: any Networking
) -> some View {
  let app = App(tracker: tracker, network: network)
  return Before.ProductDetailView(
    dependencies: Before.SplicedProductDetailViewDependencies(
      externalDependencies: app,
      productDataRepository: Before.ProductDataRepository(dependencies: app, sku: sku)))
}
