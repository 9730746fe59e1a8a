import Playground
import TextUI

/// Opens and closes the page of each of the three developers. The app stays alive.
func openAndCloseThreeVersions(_ lifetimes: Lifetimes) {
  let app = Before.App(
    tracker: Log(), productDataRepository: lifetimes.watch("in the app", ProductDataRepository()))
  openViews(of: app, lifetimes)
  withExtendedLifetime(app) { lifetimes.moment("closed") }
}

private func openViews(of app: Before.App, _ lifetimes: Lifetimes) {
  let splice = Before.SplicedProductDetailViewDependencies(
    externalDependencies: app,
    productDataRepository: lifetimes.watch("in a splice", ProductDataRepository()))
  let views: [any View] = [
    ProductImageView(dependencies: app), Before.ProductDetailView(dependencies: splice),
    ProductDetailView(
      dependencies: app,
      productDataRepository: lifetimes.watch("as a parameter", ProductDataRepository())),
  ]
  withExtendedLifetime(views) { lifetimes.moment("open") }
}

/// Opens and closes the second developer's page.
func openAndCloseBySplice(_ lifetimes: Lifetimes) {
  let repository = lifetimes.watch("repository", ProductDataRepository())
  let splice = Before.SplicedProductDetailViewDependencies(
    externalDependencies: App(), productDataRepository: repository)
  _ = Before.ProductDetailView(dependencies: splice).lines()
}

/// Opens and closes the third developer's page.
func openAndCloseByParameter(_ lifetimes: Lifetimes) {
  let view = ProductDetailView(
    dependencies: App(),
    productDataRepository: lifetimes.watch("repository", ProductDataRepository()))
  _ = view.lines()
}

/// Opens and closes three views that use the app's repository.
func openThreeViews(of app: Before.App, _ lifetimes: Lifetimes) {
  let views = (1...3).map { _ in ProductImageView(dependencies: app) }
  lifetimes.watch("repository", each: views.map(\.dependencies.productDataRepository))
}

/// Opens three views that share their feature's repository. Closes feature and views; the app stays alive.
func openThreeViewsOfAFeature(of app: App, _ lifetimes: Lifetimes) {
  let feature = ProductPages(externalDependencies: app)
  let views = (1...3).map { _ in feature.gallery() }
  lifetimes.watch("repository", each: views.map(\.dependencies.productDataRepository))
}

/// Opens and closes three views, each with its own repository as a parameter. The app stays alive.
func openThreeViewsWithParameter(of app: App, _ lifetimes: Lifetimes) {
  let views = (1...3).map { _ in
    ProductDetailView(dependencies: app, productDataRepository: ProductDataRepository())
  }
  lifetimes.watch("repository", each: views.map(\.productDataRepository))
}

/// Opens and closes two views of the product of the day, each with its own splice.
func openProductOfTheDayTwice(_ lifetimes: Lifetimes) {
  let app = App()
  for name in ["first view's", "second view's"] {
    let view = ProductOfTheDayView(dependencies: .init(externalDependencies: app))
    lifetimes.watch(name, view.dependencies.productDataRepository)
  }
}

/// Takes a customer through a checkout whose splice has its basket and its card reader.
func checkOut(_ lifetimes: Lifetimes) {
  let checkout = Before.SplicedCheckoutDependencies(
    externalDependencies: App(), basket: lifetimes.watch("basket", Basket()),
    cardReader: lifetimes.watch("card reader", CardReader()))
  withExtendedLifetime(checkout) {
    for step in ["address", "payment", "receipt"] { lifetimes.moment(step) }
  }
}

extension Lifetimes {
  /// Watches each object once, even if it occurs several times.
  func watch(_ name: String, each objects: [AnyObject]) {
    for (index, object) in objects.enumerated()
    where !objects[..<index].contains(where: { $0 === object }) {
      watch(name, object)
    }
  }
}
