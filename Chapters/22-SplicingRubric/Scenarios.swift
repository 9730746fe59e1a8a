import Playground
import TextUI

/// Each of the three developers opens a view and closes it. The app goes on.
func threeDevelopers(_ lifetimes: Lifetimes) {
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

/// A person opens the page of the second developer, and closes it.
func openAndCloseBySplice(_ lifetimes: Lifetimes) {
  let repository = lifetimes.watch("repository", ProductDataRepository())
  let splice = Before.SplicedProductDetailViewDependencies(
    externalDependencies: App(), productDataRepository: repository)
  _ = Before.ProductDetailView(dependencies: splice).lines()
}

/// A person opens the page of the third developer, and closes it.
func openAndCloseByParameter(_ lifetimes: Lifetimes) {
  let view = ProductDetailView(
    dependencies: App(),
    productDataRepository: lifetimes.watch("repository", ProductDataRepository()))
  _ = view.lines()
}

/// Three views have what the app has.
func threeViews(of app: Before.App, _ lifetimes: Lifetimes) {
  let views = (1...3).map { _ in ProductImageView(dependencies: app) }
  lifetimes.watch("repository", each: views.map(\.dependencies.productDataRepository))
}

/// Three views have what their feature has. Feature and views are closed, and the app goes on.
func threeViewsOfAFeature(of app: App, _ lifetimes: Lifetimes) {
  let feature = ProductPages(externalDependencies: app)
  let views = (1...3).map { _ in feature.gallery() }
  lifetimes.watch("repository", each: views.map(\.dependencies.productDataRepository))
}

/// Three views have a repository each, as a parameter. They are closed, and the app goes on.
func threeViewsWithParameter(of app: App, _ lifetimes: Lifetimes) {
  let views = (1...3).map { _ in
    ProductDetailView(dependencies: app, productDataRepository: ProductDataRepository())
  }
  lifetimes.watch("repository", each: views.map(\.productDataRepository))
}

/// Two views of the product of the day, each with a splice of its own, are opened and closed.
func productOfTheDayTwice(_ lifetimes: Lifetimes) {
  let app = App()
  for name in ["first view's", "second view's"] {
    let view = ProductOfTheDayView(dependencies: .init(externalDependencies: app))
    lifetimes.watch(name, view.dependencies.productDataRepository)
  }
}

extension Lifetimes {
  /// Watches each of these once, also where several have the same one.
  func watch(_ name: String, each objects: [AnyObject]) {
    for (index, object) in objects.enumerated()
    where !objects[..<index].contains(where: { $0 === object }) {
      watch(name, object)
    }
  }
}
