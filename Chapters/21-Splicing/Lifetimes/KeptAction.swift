// snippet.kept
/// An action of the view, for somebody to keep. It captures the splice, and the splice has a repository.
func addToCart(_ app: AppContainer) -> () -> Void {
  let splice = SplicedProductDetailViewDependencies(
    externalDependencies: app,
    productDataRepository: ProductDataRepository(dependencies: app, sku: "ABC"))
  return { splice.tracker.trackAddToCart() }
}
// snippet.end
