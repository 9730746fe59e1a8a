import Playground
import TestSupport
import Testing
import TextUI

@testable import Forwarding

@Suite("Forwarding: only the dependencies that a view needs")
struct LeastKnowledgeTests {
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "An image with its page's alias gets more dependencies than it needs",
    .proves("CPDI-20", "CPDI-92"))
  func borrowed() throws {
    let file = "\(chapterFolder("Forwarding"))/Before/BorrowedAlias.swift"
    #expect(
      try TestCheckout.needs(of: "ProductImageView", in: file) == "ProductDetailViewDependencies")
    Borrowed.ProductImageView(dependencies: app).appear()
    #expect(log.lines == ["log: image appeared", "track: addToCart"])

    struct OnlyLogging: LoggingDependency {
      let logger: any Logging
    }
    let logged = Log()
    let root = OnlyLogging(logger: logged)
    ProductImageView(dependencies: root).appear()
    #expect(logged.lines == ["log: image appeared"])
    // This root lacks what the borrowing image requires.
    #expect(!(root as Any is any ProductDetailViewDependencies))
  }

  @Test("An alias that still forwards a removed child requires too much", .proves("CPDI-21"))
  func stale() throws {
    let page = Stale.ProductDetailView(dependencies: app)
    page.appear()
    try page.tap("Add to cart")
    #expect(log.lines == ["track: addToCart"])
    #expect(needs((any Stale.ProductDetailViewDependencies).self) == "Logging, Tracking")
    #expect(!(OnlyTracking(tracker: log) as Any is any Stale.ProductDetailViewDependencies))
  }
}
