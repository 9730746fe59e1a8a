import Playground
import TextUI

/// A customer opens three pages, one after the other. Their repository is in the app's container.
func visits(_ app: Before.App, _ recorder: Recorder) {
  for sku in ["ABC", "DEF", "XYZ"] {
    app.select(sku)
    recorder.watch("repository", app.productDataRepository)
    open(sku, recorder) { ProductDetailView(dependencies: app) }
    recorder.moment("close")
  }
}

/// The same three pages. The factory makes a repository for each.
func visits(_ app: App, _ recorder: Recorder) {
  for sku in ["ABC", "DEF", "XYZ"] {
    open(sku, recorder) { productPage(app, sku, recorder) }
    recorder.moment("close")
  }
}

/// Opens a screen, notes what lives meanwhile, and closes the screen by letting go of it.
private func open(_ sku: String, _ recorder: Recorder, page: () -> some View) {
  let screen = recorder.watch("screen", Screen(page()))
  screen.draw()
  withExtendedLifetime(screen) { recorder.moment("open \(sku)") }
}

/// A customer opens the page of a product and closes it, three times. Its screen may follow the product.
func threeVisits(
  _ recorder: Recorder, _ follow: (Screen, ProductDataRepository) -> Void = { _, _ in }
) {
  let app = App(recorder: recorder)
  for _ in 1...3 {
    let view = ProductDetailFactory(dependencies: app).view(for: "ABC")
    let screen = Screen(view)
    screen.draw()
    recorder.watch("repository", view.dependencies.productDataRepository)
    recorder.watch("screen", screen)
    follow(screen, view.dependencies.productDataRepository)
  }
}

/// The same, and each visit makes a splice of the deals for it.
func threeVisitsOnDeals(
  _ recorder: Recorder, _ follow: (Screen, ProductDataRepository) -> Void = { _, _ in }
) {
  let app = App(recorder: recorder)
  for _ in 1...3 {
    let view = Before.ProductDetailView(dependencies: hotDeals(app, recorder).dependencies)
    let screen = recorder.watch("screen", Screen(view))
    screen.draw()
    follow(screen, view.dependencies.productDataRepository)
  }
}

func addToCart(_ page: ProductDetailView<some ProductDetailViewDependencies>) -> () -> Void {
  { page.dependencies.tracker.trackAddToCart() }
}

/// The same action. It captures the tracker, and nothing else of the page.
func addToCartLater(_ page: ProductDetailView<some ProductDetailViewDependencies>) -> () -> Void {
  // snippet.repaired
  { [tracker = page.dependencies.tracker] in tracker.trackAddToCart() }
  // snippet.end
}

/// Makes the page of a product, and watches its repository.
func productPage<Dependencies: ProductDetailFactoryDependencies>(
  _ dependencies: Dependencies, _ sku: String, _ recorder: Recorder
) -> ProductDetailView<SplicedProductDetailViewDependencies<Dependencies>> {
  let view = ProductDetailFactory(dependencies: dependencies).view(for: sku)
  recorder.watch("repository", view.dependencies.productDataRepository)
  return view
}

/// Makes the deals, with a splice of their own, and watches all of it.
func hotDeals(_ app: App, _ recorder: Recorder) -> HotDeals<SplicedHotDealsDependencies<App>> {
  let splice = SplicedHotDealsDependencies(
    externalDependencies: app,
    hotDealsRepository: recorder.watch("deals", HotDealsRepository()),
    productDataRepository: recorder.watch(
      "repository", ProductDataRepository(dependencies: app, sku: "ABC")))
  return HotDeals(dependencies: recorder.watch("splice", splice))
}
