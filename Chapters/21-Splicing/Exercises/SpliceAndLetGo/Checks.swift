import Testing
import TextUI

@testable import SpliceAndLetGoExercise

@Suite("Task 1: A repository for each page")
struct Task1 {
  private let services = Services()
  private let number = Int.random(in: 100_000...999_999)
  private let count = Int.random(in: 2...9)
  private var skus: [String] { ["product \(number)", "product \(number + 1)", ""] }

  @Test("Pages that are open at once show their own products.")
  func showsItsProduct() throws {
    let view = try factory(makeShop(services))
    let pages = skus.map(view)
    let lines = pages.flatMap { $0.lines().prefix(1) }
    try require(lines, is: skus.map { "\($0): 0" }, "as the first lines of the pages")
  }

  @Test("A page reads the same repository each time: what a person put there is still there.")
  func sameAtEachAccess() throws {
    let page = try factory(makeShop(services))(skus[0])
    let copy = page
    for _ in 1...count { try page.tap("More") }
    try require(copy.lines().first, is: "\(skus[0]): \(count)", "after \(count) taps on More")
    try require(services.made[skus[0]], is: 1, "repositories made for one page")
  }

  @Test("What is bought and what appears is told to the services that the caller has then.")
  func tellsTheCaller() throws {
    let wanted = ["image appeared", "buy \(skus[0])"]
    let callers: [(Desk) -> Any] = [Caller.init, CallerObject.init]
    for makeCaller in callers {
      let (first, desk) = (Services(), Desk())
      desk.services = first
      // Nobody but the page holds the caller.
      let page = try factory(makeCaller(desk))(skus[0])
      for _ in 1...2 {
        let services = Services()
        desk.services = services
        page.appear()
        try page.tap("Buy")
        try require(services.told, is: wanted, "told to the caller's services")
      }
      try require(first.told, is: [], "told to the services that the caller had before")
      try require(first.made, is: [skus[0]: 1], "repositories made with the caller's counter")
    }
    let last = try factory(makeShop(services))(skus[0])
    last.appear()
    try last.tap("Buy")
    try require(services.told, is: wanted, "told to a shop that nobody but its page holds")
  }

  @Test("The repository is made with its page, stays as long as that is held, and goes with it.")
  func goesWithItsPage() throws {
    for isUsed in [false, true] {
      let services = Services()
      let view = try factory(makeShop(services))
      var pages = skus.map(view)
      try require(skus.map { services.made[$0] }, is: [1, 1, 1], "made for three open pages")
      for page in pages where isUsed {
        page.appear()
        for label in ["More", "Buy"] { try page.tap(label) }
        _ = page.lines()
      }
      var others = pages
      pages = []
      try require(skus.map { services.gone[$0] }, is: [nil, nil, nil], "gone while all are held")
      for number in 1...skus.count {
        others.removeFirst()
        let gone = skus.map { services.gone[$0] }
        try require(gone, is: skus.indices.map { $0 < number ? 1 : nil }, "gone, \(number) closed")
      }
      withExtendedLifetime(view) {}
    }
  }

  @Test("Opened again, a product begins anew, also while another page of it is still open.")
  func openedAgain() throws {
    let (view, sku) = (try factory(makeShop(services)), skus[0])
    var pages: [any View] = []
    for visit in 1...count {
      pages.append(view(sku))
      try require(pages.last?.lines().first, is: "\(sku): 0", "on visit \(visit)")
      try pages.last?.tap("More")
    }
    try require(services.made[sku], is: count, "repositories made for \(count) pages")
    pages = []
    try require(services.gone[sku], is: count, "of them gone when all pages are closed")
    try require(view(sku).lines().first, is: "\(sku): 0", "when it is opened after that")
  }

  /// A factory's `view(for:)`. It ends the check if the container won't do for one.
  private func factory(_ container: Any) throws -> (String) -> any View {
    func make(_ container: some ProductDetailFactoryDependencies) -> (String) -> any View {
      let factory = ProductDetailFactory(dependencies: container)
      return { factory.view(for: $0) }
    }
    let dependencies = try #require(
      container as? any ProductDetailFactoryDependencies,
      "expected that a tracker, a logger and a counter are enough, found that the factory wants more"
    )
    return make(dependencies)
  }
}

@Suite("Task 2: No business of the shop")
struct Task2 {
  private let services = Services()

  @Test("The shop has no repository of a product to give to anybody.")
  func hasNone() throws {
    let shop: Any = makeShop(services)
    try require(
      shop is any ProductDataRepositoryDependency, is: false, "for 'the shop has a repository'")
  }

  @Test("The shop makes no repository, and shares the services that it was given.")
  func makesNone() throws {
    let shop = makeShop(services)
    let shared: [Any] = [shop.tracker, shop.logger, shop.counter]
    try require(
      shared.map { $0 as AnyObject === services }, is: [true, true, true], "for its services")
    try require(services.made, is: [:], "made for nobody")
  }

  @Test("The shop has no place in which it could keep a repository.")
  func keepsNone() throws {
    let mirrors = sequence(first: Mirror(reflecting: makeShop(services)), next: \.superclassMirror)
    let places = mirrors.flatMap(\.children).map { "\(type(of: $0.value))" }
    let found = places.filter { $0.contains("ProductDataRepository") }
    try require(found, is: [], "as places for a repository")
  }
}

/// All that a shop shares; it keeps what it hears.
private final class Services: Tracking, Logging, Counting {
  private(set) var told: [String] = []
  private(set) var made: [String: Int] = [:]
  private(set) var gone: [String: Int] = [:]

  func track(_ event: String) { told.append(event) }
  func log(_ message: String) { told.append(message) }
  func made(_ sku: String) { made[sku, default: 0] += 1 }
  func gone(_ sku: String) { gone[sku, default: 0] += 1 }
}

private final class Desk { var services = Services() }

/// A container without a repository, whose services may be replaced.
private struct Caller: TrackingDependency, LoggingDependency, CountingDependency {
  let desk: Desk
  var tracker: any Tracking { desk.services }
  var logger: any Logging { desk.services }
  var counter: any Counting { desk.services }
}

/// The same as an object, which can be held weakly.
private final class CallerObject: TrackingDependency, LoggingDependency, CountingDependency {
  private let desk: Desk
  var tracker: any Tracking { desk.services }
  var logger: any Logging { desk.services }
  var counter: any Counting { desk.services }

  init(desk: Desk) { self.desk = desk }
}

private func makeShop(_ services: Services) -> Shop {
  Shop(tracker: services, logger: services, counter: services)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 2: Who has the shop cannot ask it for a repository.
  // See Shop
  func asksInVain(shop: Shop) {
    _ = (shop.tracker, shop.logger, shop.counter)
    _ = shop.productDataRepository  // refused: productDataRepository
    _ = Shop.productDataRepository  // refused: productDataRepository
  }
#endif
