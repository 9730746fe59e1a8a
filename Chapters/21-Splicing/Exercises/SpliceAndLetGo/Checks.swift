import Checking
import Playground
import Testing
import TextUI

@testable import SpliceAndLetGoExercise

@Suite("Task 1: A repository for each page")
struct Task1 {
  private let log = Log()
  private let factory: ProductDetailFactory<Caller>

  init() {
    factory = ProductDetailFactory(dependencies: Caller(Services(journal: log)))
  }

  // See ProductDetailFactory.view
  @Test("Two pages that are open at once show their own products.")
  func showsItsProduct() throws {
    let pages: [any View] = ["DEF", "XYZ"].map { factory.view(for: $0) }
    try expect(pages[0].lines().prefix(1), is: ["DEF: 0"], "on the page of DEF")
    try expect(pages[1].lines().prefix(1), is: ["XYZ: 0"], "on the page of XYZ")
  }

  // See ProductDetailFactory
  @Test("A page keeps its quantity, and a second page of the same product has its own.")
  func keepsItsQuantity() throws {
    let (page, second) = (factory.view(for: "DEF"), factory.view(for: "DEF"))
    for _ in 1...2 { try page.tap("More") }
    try expect(page.lines().prefix(1), is: ["DEF: 2"], "on a page after two taps on More")
    try expect(second.lines().prefix(1), is: ["DEF: 0"], "on a second page of DEF, without a tap")
  }

  // See ProductDetailFactory
  @Test("When a page is closed, its repository is freed.")
  func isFreedWithItsPage() throws {
    var pages: [any View] = ["DEF", "XYZ"].map { factory.view(for: $0) }
    for page in pages { try page.tap("More") }
    let loaded = ["loading DEF", "loading XYZ"]
    try expect(log.lines, is: loaded, "in the log while both pages are open")
    pages.removeFirst()
    try expect(log.lines, is: loaded + ["freed DEF"], "in the log without the page of DEF")
    pages = []
    try expect(log.lines, is: loaded + ["freed DEF", "freed XYZ"], "in the log at the end")
  }

  // See ProductDetailFactory
  @Test("The page uses the tracker and the logger of its caller.")
  func usesTheCallersServices() throws {
    let page = factory.view(for: "DEF")
    page.appear()
    try page.tap("Buy")
    let told = log.lines.filter { $0.hasPrefix("image") || $0.hasPrefix("buy") }
    try expect(told, is: ["image appeared", "buy DEF"], "in the caller's log and tracker")
  }
}

@Suite("Task 2: A shop without a repository")
struct Task2 {
  // See Shop
  @Test("The shop brings no repository to the features.")
  func hasNone() throws {
    let services = Services(journal: Log())
    let shop: Any = Shop(tracker: services, logger: services)
    let found =
      shop is any ProductDataRepositoryDependency ? "a repository" : "no repository"
    try expect(found, is: "no repository", "that a feature's alias can list")
  }
}

/// Records its calls.
private struct Services: Tracking, Logging {
  let journal: Log

  func track(_ event: String) { journal.note(event) }
  func log(_ message: String) { journal.note(message) }
}

/// Brings more than a factory should need: the repository of a product that no check opens.
private final class Caller: TrackingDependency, LoggingDependency, ProductDataRepositoryDependency {
  let tracker: any Tracking
  let logger: any Logging
  private(set) lazy var productDataRepository = ProductDataRepository(
    dependencies: self, sku: "ABC")

  init(_ services: Services) { (tracker, logger) = (services, services) }
}

#if PROBES
  // Task 1: A caller that has a tracker and a logger is enough for the factory.
  // See ProductDetailFactoryDependencies
  func needsNoRepository(caller: some TrackingDependency & LoggingDependency) {
    _ = ProductDetailFactory(dependencies: caller)
  }

  // Task 2: Code that has the shop can't read a repository.
  // See Shop
  func givesNone(shop: Shop) {
    _ = (shop.tracker, shop.logger)
    _ = shop.productDataRepository  // refused: productDataRepository
  }
#endif
