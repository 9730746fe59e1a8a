import Playground

/// The two ways to bring a view what the app does not have.
enum Way { case splice, parameter }

/// Opens the document's view once, and closes it.
func openOnce(_ way: Way) -> Recorder {
  let lifetimes = Recorder()
  let app = AppDependencies(tracker: EventList())
  func open() {
    let repository = ProductDataRepository()
    lifetimes.watch("repository", repository)
    switch way {
    case .splice:
      let spliced = OneUserBySplice.SplicedProductDetailViewDependencies(
        externalDependencies: app, productDataRepository: repository)
      _ = OneUserBySplice.ProductDetailView(dependencies: spliced).lines()
    case .parameter:
      _ = OneUserByParameter.ProductDetailView(
        dependencies: app, productDataRepository: repository
      ).lines()
    }
  }
  open()
  return lifetimes
}

/// Opens two lists, each with a splice of its own, and closes both.
func openTwoLists() -> Recorder {
  let lifetimes = Recorder()
  func open() {
    for name in ["first list's", "second list's"] {
      let app = AppDependencies(tracker: EventList())
      let list = ProductListView(dependencies: .init(externalDependencies: app))
      lifetimes.watch(name, list.dependencies.productCatalogue)
    }
  }
  open()
  return lifetimes
}

/// How many parameters the initialiser of a component takes. Those here store what they take, and
/// nothing else.
func taken(by component: Any) -> Int {
  Mirror(reflecting: component).children.count
}

/// A component and one that it makes.
typealias Step = (parent: Any, child: Any)

/// The steps at which a parent hands this dependency to its child: `ReviewPage.reviews -> ReviewList`.
func handed(_ dependency: String, in steps: [Step]) -> [String] {
  steps.filter { Mirror(reflecting: $0.child).descendant(dependency) != nil }
    .map { "\(name(of: $0.parent)).\(dependency) -> \(name(of: $0.child))" }
}

/// The type's name without its generic arguments.
private func name(of component: Any) -> Substring {
  "\(type(of: component))".prefix { $0 != "<" }
}

extension FarApartByParameter.ReviewPage {
  /// From the page down to both who use its stores.
  var steps: [Step] {
    [
      (self, list), (list, list.row), (list.row, list.row.actions), (self, footer),
      (footer, footer.button),
    ]
  }
}

extension FarApartBySplice.ReviewPage {
  /// From the page down to both who use its stores.
  var steps: [Step] {
    [
      (self, list), (list, list.row), (list.row, list.row.actions), (self, footer),
      (footer, footer.button),
    ]
  }
}
