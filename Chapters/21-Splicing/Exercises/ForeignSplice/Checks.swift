import Checking
import Playground
import Testing
import TextUI

@testable import ForeignSpliceExercise

@Suite("Task 1: A page that lets the deals go")
struct Task1 {
  private let lifetimes = Lifetimes()
  private let log = Log()
  private let app: App
  private let opener: ProductOpener<App>

  init() {
    app = App(tracker: Tracker(log: log))
    opener = ProductOpener(dependencies: app)
  }

  // See ProductOpener.open
  @Test("A page shows the product that it was opened for, and the deals remember it.")
  func showsItsProduct() throws {
    let deals = makeDeals()
    let page = opener.open("tea", from: deals)
    try expect(page.lines.prefix(1), is: ["tea"], "on the page of tea")
    _ = opener.open("salt", from: deals)
    try expect(
      deals.opened.compactMap(\.lines.first), is: ["tea", "salt"], "on the deals' screens")
  }

  // See ProductOpener.open
  @Test("A page holds nothing that belongs to the deals.")
  func holdsNothingOfTheDeals() throws {
    let held = references(from: opener.open("tea", from: makeDeals()))
    try expect(
      held.filter { $0.contains("> SplicedHotDeals") }, is: [], "from the page to the deals")
  }

  // See ProductOpener.open
  @Test("When the customer leaves, the deals and their pages are freed.")
  func allIsFreed() throws {
    func visit() {
      let deals = makeDeals()
      for name in ["tea", "salt"] { lifetimes.watch(name, opener.open(name, from: deals)) }
    }
    visit()
    try expect(lifetimes.alive, is: [], "alive after the visit")
  }

  // See ProductOpener.open
  @Test("When the deals close first, they are freed, and the page goes on.")
  func goesOnWithoutTheDeals() throws {
    func visit() -> Screen { lifetimes.watch("page", opener.open("tea", from: makeDeals())) }
    let page = visit()
    try expect(lifetimes.alive, is: ["page"], "alive when only the page is open")
    try page.view.tap("Buy")
    try expect(log.lines, is: ["buy tea"], "in the app's tracker")
  }

  private func makeDeals() -> SplicedHotDealsDependencies<App> {
    lifetimes.watch(
      "deals",
      SplicedHotDealsDependencies(
        externalDependencies: app,
        hotDealsRepository: lifetimes.watch("deals repository", HotDealsRepository()),
        productDataRepository: ProductDataRepository(productName: "deal of today")))
  }
}

@Suite("Task 2: A page that follows its product")
struct Task2 {
  private let lifetimes = Lifetimes()

  // See Screen.follow
  @Test("A screen draws each change, and is freed together with its repository.")
  func drawsAndIsFreed() throws {
    func visit() throws {
      let (screen, repository) = open()
      for name in ["green tea", "black tea"] {
        repository.rename(name)
        try expect(screen.lines.prefix(1), is: [name], "on the screen after a change")
      }
    }
    try visit()
    try expect(lifetimes.alive, is: [], "alive after the visit")
  }

  // See Screen.follow
  @Test("When other code keeps the repository, the screen is freed, and the product may change.")
  func mayChangeLater() throws {
    let repository = open().repository
    try expect(lifetimes.alive, is: ["repository"], "alive when the screen is closed")
    repository.rename("green tea")
    try expect(repository.productName, is: "green tea", "as the product's new name")
  }

  /// A screen on a splice of its own that follows its product.
  private func open() -> (screen: Screen, repository: ProductDataRepository) {
    let repository = lifetimes.watch("repository", ProductDataRepository(productName: "tea"))
    let splice = SplicedProductDetailViewDependencies(
      externalDependencies: App(tracker: Tracker(log: Log())),
      productDataRepository: repository)
    let screen = lifetimes.watch("screen", Screen(ProductDetailView(dependencies: splice)))
    screen.follow(repository)
    return (screen, repository)
  }
}

private struct Tracker: Tracking {
  let log: Log

  func track(_ event: String) { log.note(event) }
}
