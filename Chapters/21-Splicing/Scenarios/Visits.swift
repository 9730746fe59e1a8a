import Playground
import TextUI

/// A customer opens three pages, one after the other. Their repository is in the app's container.
func visitThreePages(_ app: Before.App, _ lifetimes: Lifetimes) {
  for sku in ["ABC", "DEF", "XYZ"] {
    app.select(sku)
    lifetimes.watch("repository", app.productDataRepository)
    open(sku, lifetimes) { ProductDetailView(dependencies: app) }
    lifetimes.moment("close")
  }
}

/// The same three pages. The factory makes a repository for each page.
func visitThreePages(_ app: App, _ lifetimes: Lifetimes) {
  for sku in ["ABC", "DEF", "XYZ"] {
    open(sku, lifetimes) { watchedProductPage(app, sku, lifetimes) }
    lifetimes.moment("close")
  }
}

/// Opens a screen, records what is alive, and closes the screen by releasing it.
private func open(_ sku: String, _ lifetimes: Lifetimes, page: () -> some View) {
  let screen = lifetimes.watch("screen", Screen(page()))
  screen.draw()
  withExtendedLifetime(screen) { lifetimes.moment("open \(sku)") }
}

/// A customer opens and closes the page of a product three times. `follow` may subscribe the screen to the
/// product.
func visitThreeTimes(
  _ lifetimes: Lifetimes, _ app: App = App(),
  _ follow: (Screen, ProductDataRepository) -> Void = { _, _ in }
) {
  for _ in 1...3 {
    let view = ProductDetailFactory(dependencies: app).view(for: "ABC")
    let screen = Screen(view)
    screen.draw()
    lifetimes.watch("repository", view.dependencies.productDataRepository)
    lifetimes.watch("screen", screen)
    follow(screen, view.dependencies.productDataRepository)
  }
}

/// The same visits, each with a new splice of the deals.
func visitThreeTimesOnDealsSplice(
  _ lifetimes: Lifetimes, _ app: App = App(),
  _ follow: (Screen, ProductDataRepository) -> Void = { _, _ in }
) {
  for _ in 1...3 {
    let view = Before.ProductDetailView(dependencies: watchedHotDeals(app, lifetimes).dependencies)
    let screen = lifetimes.watch("screen", Screen(view))
    screen.draw()
    follow(screen, view.dependencies.productDataRepository)
  }
}

func addToCartAction(of page: ProductDetailView<some ProductDetailViewDependencies>) -> () -> Void {
  { page.dependencies.tracker.trackAddToCart() }
}

/// An action that captures only the page's tracker.
func trackerOnlyAction(of page: ProductDetailView<some ProductDetailViewDependencies>) -> () -> Void
{
  { [tracker = page.dependencies.tracker] in tracker.trackAddToCart() }
}

/// Makes the page of a product and watches its repository.
func watchedProductPage<Dependencies: ProductDetailFactoryDependencies>(
  _ dependencies: Dependencies, _ sku: String, _ lifetimes: Lifetimes
) -> ProductDetailView<SplicedProductDetailViewDependencies<Dependencies>> {
  let view = ProductDetailFactory(dependencies: dependencies).view(for: sku)
  lifetimes.watch("repository", view.dependencies.productDataRepository)
  return view
}

/// Makes the deals with their own splice, and watches the splice and both repositories.
func watchedHotDeals(_ app: App, _ lifetimes: Lifetimes) -> HotDeals<
  SplicedHotDealsDependencies<App>
> {
  let splice = SplicedHotDealsDependencies(
    externalDependencies: app,
    hotDealsRepository: lifetimes.watch("deals", HotDealsRepository()),
    productDataRepository: lifetimes.watch(
      "repository", ProductDataRepository(dependencies: app, sku: "ABC")))
  return HotDeals(dependencies: lifetimes.watch("splice", splice))
}
