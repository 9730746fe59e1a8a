import Playground

/// A person opens the page of the second developer, and closes it.
func openSpliced(_ recorder: Recorder) {
  let repository = recorder.watch("repository", ProductDataRepository())
  let splice = Before.SplicedProductDetailViewDependencies(
    externalDependencies: App(recorder: recorder), productDataRepository: repository)
  _ = Before.ProductDetailView(dependencies: splice).lines()
}

/// A person opens the page of the third developer, and closes it.
func openWithParameter(_ recorder: Recorder) {
  let view = ProductDetailView(
    dependencies: App(recorder: recorder),
    productDataRepository: recorder.watch("repository", ProductDataRepository()))
  _ = view.lines()
}

/// Three views have what the app has.
func threeViews(of app: Before.App, _ recorder: Recorder) {
  let views = (1...3).map { _ in ProductImageView(dependencies: app) }
  recorder.watch(views.map(\.dependencies.productDataRepository))
}

/// Three views have what their feature has. Feature and views are closed.
func threeViewsOfAFeature(_ recorder: Recorder) {
  let feature = ProductPages(externalDependencies: App(recorder: recorder))
  let views = (1...3).map { _ in feature.image() }
  recorder.watch(views.map(\.dependencies.productDataRepository))
}

/// Three views have a repository each, as a parameter. They are closed.
func threeViewsWithParameter(_ recorder: Recorder) {
  let app = App(recorder: recorder)
  let views = (1...3).map { _ in
    ProductDetailView(dependencies: app, productDataRepository: ProductDataRepository())
  }
  recorder.watch(views.map(\.productDataRepository))
}

/// Two lists, each with a splice of its own, are opened and closed.
func twoLists(_ recorder: Recorder) {
  let app = App(recorder: recorder)
  for name in ["first list's", "second list's"] {
    let list = ProductListView(dependencies: .init(externalDependencies: app))
    recorder.watch(name, list.dependencies.productCatalogue)
  }
}

extension Recorder {
  /// Watches each of these once, also where several views have the same one.
  fileprivate func watch(_ repositories: [ProductDataRepository]) {
    for (index, repository) in repositories.enumerated()
    where !repositories[..<index].contains(where: { $0 === repository }) {
      watch("repository", repository)
    }
  }
}
