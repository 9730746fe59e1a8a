import Testing
import TextUI

@testable import SpliceAndLetGoExercise

@Suite("Task 1: A repository for each page")
struct Task1 {
  private let services = Services()
  private let skus = (1...2).map { "product \($0)\(Int.random(in: 100_000...999_999))" }
  private let count = Int.random(in: 2...9)

  @Test("Two pages that are open at once show their own products.")
  func showsItsProduct() throws {
    let factory = ProductDetailFactory(dependencies: Shop(services))
    let pages = skus.map { factory.view(for: $0) }
    let lines = pages.flatMap { $0.lines().prefix(1) }
    try require(lines, is: skus.map { "\($0): 0" }, "as the first lines of two pages")
  }

  @Test("A page reads the same repository each time: what a person put there is still there.")
  func sameAtEachAccess() throws {
    let page = ProductDetailFactory(dependencies: Shop(services)).view(for: skus[0])
    for _ in 1...count { try page.tap("More") }
    try require(page.lines().first, is: "\(skus[0]): \(count)", "after \(count) taps on More")
    try require(services.made[skus[0]], is: 1, "repositories made for one page")
  }

  @Test("What is bought and what appears is told to the shop's own services.")
  func tellsTheShop() throws {
    let page = ProductDetailFactory(dependencies: Shop(services)).view(for: skus[0])
    page.appear()
    try page.tap("Buy")
    try require(
      services.told, is: ["image appeared", "buy \(skus[0])"], "told to the shop's services")
  }

  @Test("The repository stays as long as its page is open, and goes with it.")
  func goesWithItsPage() throws {
    let factory = ProductDetailFactory(dependencies: Shop(services))
    var pages = skus.map { factory.view(for: $0) }
    for page in pages { try page.tap("More") }
    try require(skus.map { services.made[$0] }, is: [1, 1], "made for two open pages")
    try require(skus.map { services.gone[$0] }, is: [nil, nil], "gone while both are open")
    pages.removeFirst()
    try require(skus.map { services.gone[$0] }, is: [1, nil], "gone when one is closed")
    pages = []
    try require(skus.map { services.gone[$0] }, is: [1, 1], "gone when both are closed")
    withExtendedLifetime(factory) {}
  }

  @Test("Opened again, a product begins anew, also while another page of it is still open.")
  func openedAgain() throws {
    let (factory, sku) = (ProductDetailFactory(dependencies: Shop(services)), skus[0])
    var pages: [any View] = []
    for visit in 1...count {
      pages.append(factory.view(for: sku))
      try require(pages.last?.lines().first, is: "\(sku): 0", "on visit \(visit)")
      try pages.last?.tap("More")
    }
    try require(services.made[sku], is: count, "repositories made for \(count) pages")
    pages = []
    try require(services.gone[sku], is: count, "of them gone when all pages are closed")
    withExtendedLifetime(factory) {}
  }
}

@Suite("Task 2: No business of the shop")
struct Task2 {
  private let services = Services()

  @Test("The shop has no repository of a product to give to anybody.")
  func hasNone() throws {
    let shop: Any = Shop(services)
    try require(
      shop is any ProductDataRepositoryDependency, is: false, "for 'the shop has a repository'")
  }

  @Test("A shop in which nobody has opened a product has made no repository.")
  func makesNone() throws {
    let shop = Shop(services)
    try require(services.made, is: [:], "made for nobody")
    withExtendedLifetime(shop) {}
  }

  @Test("When all pages are closed no repository is left, though the shop is there.")
  func keepsNone() throws {
    let shop = Shop(services)
    for visit in 1...Int.random(in: 2...5) {
      _ = ProductDetailFactory(dependencies: shop).view(for: "product \(visit)").lines()
    }
    try require(services.gone, is: services.made, "gone of those that were made")
    withExtendedLifetime(shop) {}
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

extension Shop {
  fileprivate convenience init(_ services: Services) {
    self.init(tracker: services, logger: services, counter: services)
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
