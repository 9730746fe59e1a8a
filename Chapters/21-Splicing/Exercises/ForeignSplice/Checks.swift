import Testing
import TextUI

@testable import ForeignSpliceExercise

@Suite("Task 1: A page that lets the deals go")
struct Task1 {
  private let world = World()
  private let names: [String]

  init() {
    let (one, two) = twoNames()
    names = [one, two, one, "", "today's deal", one]
  }

  @Test("Each page shows a product of its own, and for none of them other deals are made.")
  func showsItsProduct() throws {
    let (opener, deals) = (ProductOpener(dependencies: world.app), world.makeDeals())
    let pages = names.map { opener.open($0, from: deals) }
    try require(drawn(pages), is: names, "on the pages")
    try require(HotDeals(dependencies: deals).lines().first, is: "today's deal", "on the deals")
    try require(world.registry.made("HotDealsRepository"), is: 1, "deals repositories made")
    try require(world.registry.made("SplicedHotDealsDependencies"), is: 1, "splices of deals made")
    for (number, repository) in world.registry.repositories.enumerated() {
      repository.rename("renamed \(number)")
    }
    try require(Set(drawn(pages)).count, is: names.count, "products of \(names.count) pages")
    let ofTheDeals = drawn(pages).contains(deals.productDataRepository.productName)
    try require(ofTheDeals, is: false, "for 'a page shows the product of the deals'")
    deals.opened = []
  }

  @Test("The deals remember all pages that they opened, in order, also if nobody else holds them.")
  func areRemembered() throws {
    let opener = ProductOpener(dependencies: world.app)
    let (deals, others) = (world.makeDeals(), world.makeDeals())
    let repository = world.makeRepository("before")
    for deals in [deals, others] { deals.opened = [world.makeScreen(repository)] }
    for name in names {
      let page = opener.open(name, from: deals)
      try require(deals.opened.last === page, is: true, "for 'the last one is the one it returned'")
    }
    _ = opener.open("other", from: others)
    try require(drawn(deals.opened), is: ["before"] + names, "on the pages that the deals remember")
    try require(drawn(others.opened), is: ["before", "other"], "on the pages of other deals")
    (deals.opened, others.opened) = ([], [])
  }

  @Test("When nobody holds the deals and the pages any more, all of them go.")
  func allGo() throws {
    let opener = ProductOpener(dependencies: world.app)
    func visit() throws {
      let deals = world.makeDeals()
      for name in names {
        let page = opener.open(name, from: deals)
        try require(drawn([page]), is: [name], "on the page")
        try page.view.tap("Buy")
      }
    }
    for _ in 1...2 { try visit() }
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
    try require(drawn([page]), is: [names[0]], "on the page")
    for _ in 1...2 {
      let tracker = Tracker()
      world.app.tracker = tracker
      try page.view.tap("Buy")
      try require(tracker.events, is: ["buy \(names[0])"], "tracked by the app's tracker")
    }
  }
}

@Suite("Task 2: A page that is told of changes")
struct Task2 {
  private let world = World()
  private let names: [String]

  init() {
    let (one, two) = twoNames()
    names = [one, two, two, "", one]
  }

  @Test("Each change is drawn, and then screen and repository go.")
  func drawsAndGoes() throws {
    func visit(following times: Int) throws {
      let repository = world.makeRepository("drawn before")
      let screen = world.makeScreen(repository)
      screen.draw()
      repository.rename(names[0])
      for _ in 1...times { screen.follow(repository) }
      try require(screen.lines.first, is: names[0], "on the screen from the start")
      for name in names.dropFirst() {
        repository.rename(name)
        try require(screen.lines.first, is: name, "on the screen after a change")
      }
    }
    for times in 1...2 { try visit(following: times) }
    try require(world.registry.alive, is: [], "left over")
  }

  @Test("A repository that somebody else keeps lets its screen go, and may change afterwards.")
  func lateChange() throws {
    let repository = world.makeRepository(names[0])
    func visit() { world.makeScreen(repository).follow(repository) }
    for _ in 1...2 { visit() }
    try require(world.registry.alive, is: ["ProductDataRepository"], "left")
    repository.rename(names[1])
    try require(repository.productName, is: names[1], "as the name")
  }

  // The first solution of this exercise set `onChange` anew, so a second screen silenced the first.
  // Each check had a repository for each screen, so all of them passed. Here three screens follow
  // one repository, and each of them in turn is the one that is closed.
  @Test("Of several screens on one repository each is told, and one that is closed silences none.")
  func severalScreens() throws {
    for closed in 0..<3 {
      let repository = world.makeRepository(names[0])
      var (screens, heard): ([Screen], Int) = ([], 0)
      repository.onChange = { heard += 1 }
      for name in names.prefix(3) {
        screens.append(world.makeScreen(repository))
        screens.last?.follow(repository)
        repository.rename(name)
        try require(Set(screens.map { $0.lines.first }), is: [name], "on \(screens.count) screens")
      }
      screens.remove(at: closed)
      let left = ["ProductDataRepository", "Screen", "Screen"]
      try require(world.registry.alive, is: left, "left when screen \(closed + 1) of 3 was closed")
      for name in names.suffix(2) {
        repository.rename(name)
        try require(
          screens.map { $0.lines.first }, is: [name, name], "on the screens that are open")
      }
      try require(heard, is: 5, "changes told to who heard of them before")
    }
  }
}

private func twoNames() -> (String, String) {
  let number = Int.random(in: 100_000...999_999)
  return ("product \(number)", "product \(number + 1)")
}

/// The first line of each page, drawn again.
private func drawn(_ pages: [Screen]) -> [String?] {
  for page in pages { page.draw() }
  return pages.map { $0.lines.first }
}

/// An app whose services are the check's own, and whose tracker may be replaced.
private final class Home: TrackingDependency, RegistryDependency {
  var tracker: any Tracking = Tracker()
  let registry: any Registering

  init(registry: any Registering) { self.registry = registry }
}

private struct World {
  let registry = Registry()
  let app: Home

  init() { app = Home(registry: registry) }

  func makeDeals() -> SplicedHotDealsDependencies<Home> {
    SplicedHotDealsDependencies(
      externalDependencies: app, hotDealsRepository: HotDealsRepository(dependencies: app),
      productDataRepository: makeRepository("today's deal"))
  }

  func makeRepository(_ productName: String) -> ProductDataRepository {
    ProductDataRepository(dependencies: app, productName: productName)
  }

  func makeScreen(_ repository: ProductDataRepository) -> Screen {
    let splice = SplicedProductDetailViewDependencies(
      externalDependencies: app, productDataRepository: repository)
    return Screen(dependencies: app, ProductDetailView(dependencies: splice))
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

  func made(_ name: String) -> Int { entries.count { $0.name == name } }

  var repositories: [ProductDataRepository] {
    entries.compactMap { $0.object as? ProductDataRepository }
  }

  /// The types of what is still there, in the order of the alphabet.
  var alive: [String] { entries.filter { $0.object != nil }.map(\.name).sorted() }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
