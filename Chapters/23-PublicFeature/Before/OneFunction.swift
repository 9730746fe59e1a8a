import ProductDetail
import TextUI

/// The smallest door: one public function. It takes each service by itself.
public func productPage(
  for sku: String, tracker: any Tracking, network: any Networking
) -> some View {
  let app = App(tracker: tracker, network: network)
  return Before.ProductDetailView(
    dependencies: Before.SplicedProductDetailViewDependencies(
      externalDependencies: app,
      productDataRepository: Before.ProductDataRepository(dependencies: app, sku: sku)))
}
