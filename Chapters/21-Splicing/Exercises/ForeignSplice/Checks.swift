import Testing
import TextUI

@testable import ForeignSpliceExercise

@Suite("Task 1: A page that lets the deals go")
struct Task1 {
  private let world = World()
  private let names = (1...3).map { "product \($0)\(Int.random(in: 100_000...999_999))" }

  @Test("Each page shows its own product, and for none of them other deals are made.")
  func showsItsProduct() throws {
    let (opener, deals) = (ProductOpener(dependencies: world.app), world.makeDeals())
    let pages = names.map { opener.open($0, from: deals) }
    for page in pages { page.draw() }
    try require(pages.map { $0.lines.first }, is: names, "on three pages")
    try require(world.registry.made(HotDealsRepository.self), is: 1, "deals repositories made")
    deals.opened = []
  }

  @Test("The deals remember all pages that they opened, in order, also if nobody else holds them.")
  func areRemembered() throws {
    let (opener, deals) = (ProductOpener(dependencies: world.app), world.makeDeals())
    for name in names { _ = opener.open(name, from: deals) }
    for page in deals.opened { page.draw() }
    try require(
      deals.opened.map { $0.lines.first }, is: names, "on the pages that the deals remember")
    deals.opened = []
  }

  @Test("When nobody holds the deals and the pages any more, all of them go.")
  func allGo() throws {
    let opener = ProductOpener(dependencies: world.app)
    func visit() throws {
      let deals = world.makeDeals()
      for name in names {
        let page = opener.open(name, from: deals)
        page.draw()
        try require(page.lines.first, is: name, "on the page")
      }
    }
    for _ in 1...Int.random(in: 1...3) { try visit() }
    try require(world.registry.alive, is: [], "left over")
    withExtendedLifetime(opener) {}
  }

  @Test("The deals are closed before a page of theirs: they go, and the page goes on.")
  func dealsGoFirst() throws {
    let opener = ProductOpener(dependencies: world.app)
    func visit() -> Screen { opener.open(names[0], from: world.makeDeals()) }
    let page = visit()
    try require(
      world.registry.alive, is: ["ProductDataRepository", "Screen"], "left while the page is open")
    try page.view.tap("Buy")
    try require(world.tracker.events, is: ["buy \(names[0])"], "tracked by the app")
  }
}

@Suite("Task 2: A page that is told of changes")
struct Task2 {
  private let world = World()
  private let names = (1...3).map { "product \($0)\(Int.random(in: 100_000...999_999))" }

  @Test("Each change is drawn, and then screen and repository go.")
  func drawsAndGoes() throws {
    func visit() throws {
      let (screen, repository) = world.makeScreen(names[0])
      screen.follow(repository)
      try require(screen.lines.first, is: names[0], "on the screen from the start")
      for name in names.dropFirst() {
        repository.rename(name)
        try require(screen.lines.first, is: name, "on the screen after a change")
      }
    }
    try visit()
    try require(world.registry.alive, is: [], "left over")
  }

  @Test("A repository that somebody else keeps lets its screen go, and may change afterwards.")
  func lateChange() throws {
    func visit() -> ProductDataRepository {
      let (screen, repository) = world.makeScreen(names[0])
      screen.follow(repository)
      return repository
    }
    let repository = visit()
    try require(world.registry.alive, is: ["ProductDataRepository"], "left")
    repository.rename(names[1])
    try require(repository.productName, is: names[1], "as the name")
  }

  @Test("Of two screens, the one that is closed goes, and the other one goes on.")
  func twoScreens() throws {
    let (kept, repository) = world.makeScreen(names[0])
    kept.follow(repository)
    func visit() {
      let (screen, repository) = world.makeScreen(names[1])
      screen.follow(repository)
    }
    visit()
    try require(
      world.registry.alive, is: ["ProductDataRepository", "Screen"], "left of two screens")
    repository.rename(names[2])
    try require(kept.lines.first, is: names[2], "on the screen that is open")
  }
}

/// An app whose services are the check's own.
private struct World {
  let tracker = Tracker()
  let registry = Registry()
  let app: App

  init() { app = App(tracker: tracker, registry: registry) }

  func makeDeals() -> SplicedHotDealsDependencies<App> {
    SplicedHotDealsDependencies(
      externalDependencies: app, hotDealsRepository: HotDealsRepository(dependencies: app),
      productDataRepository: ProductDataRepository(dependencies: app, productName: "today's deal"))
  }

  func makeScreen(_ productName: String) -> (Screen, ProductDataRepository) {
    let repository = ProductDataRepository(dependencies: app, productName: productName)
    let splice = SplicedProductDetailViewDependencies(
      externalDependencies: app, productDataRepository: repository)
    return (Screen(dependencies: app, ProductDetailView(dependencies: splice)), repository)
  }
}

private final class Tracker: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}

/// Knows what was made, and holds none of it.
private final class Registry: Registering {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  func made(_ object: AnyObject) {
    let name = "\(type(of: object))".prefix { $0 != "<" }
    entries.append(Entry(name: String(name), object: object))
  }

  func made(_ type: AnyClass) -> Int { entries.count { $0.name == "\(type)" } }

  /// The types of what is still there, in the order of the alphabet.
  var alive: [String] { entries.filter { $0.object != nil }.map(\.name).sorted() }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
