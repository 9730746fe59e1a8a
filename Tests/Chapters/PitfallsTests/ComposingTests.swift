import Playground
import TestSupport
import Testing
import TextUI

@testable import Pitfalls

/// Casts start from `Any`, because the compiler would already decide a cast from a static type.
@Suite("Pitfalls: protocols that combine dependencies")
struct ComposingTests {
  private let log = Log()
  private var app: Any { App(log: log) }

  @Test(
    "A type with every dependency satisfies the alias, but not the protocol", .proves("CPDI-81"))
  func partsAreNotTheProtocol() {
    #expect(app is any TrackingDependency & ProductImageViewDependencies)
    #expect(app is any ProductDetailViewDependencies)
    #expect(!(app is any Before.ProductDetailViewDependencies))
  }

  @Test(
    "Protocols that inherit the same dependency share one tracker",
    .proves("CPDI-82", "CPDI-E13"))
  func diamond() {
    let (logger, tracker) = (Log(), Log())
    let root = Before.Diamond.App(logger: logger, tracker: tracker)
    track("seen", by: root)
    trackAsProduct("seen", by: root)
    trackAsDeal("seen", by: root)
    #expect(tracker.lines == ["track: seen", "track: seen", "track: seen"])
    #expect(logger.lines == [])
  }

  private func track(_ event: String, by dependencies: some AppDependencies) {
    dependencies.tracker.track(event)
  }

  private func trackAsProduct(
    _ event: String, by dependencies: some Before.ProductDetailViewDependencies
  ) {
    dependencies.tracker.track(event)
  }

  private func trackAsDeal(
    _ event: String, by dependencies: some Before.Diamond.HotDealsDependencies
  ) {
    dependencies.tracker.track(event)
  }

  @Test(
    "Two protocols with the same dependencies are different types", .proves("CPDI-81", "CPDI-E13"))
  func siblings() {
    struct Product: Before.ProductDetailViewDependencies {
      let logger: any Logging = Log()
      let tracker: any Tracking = Log()
    }
    let product: Any = Product()
    #expect(product is any AppDependencies)
    #expect(!(product is any Before.Diamond.HotDealsDependencies))
  }

  @Test(
    "Two aliases with a common dependency can be joined with `&`",
    .proves("CPDI-82", "CPDI-E13"))
  func joined() {
    struct Root: ProductDetailViewDependencies & HotDealsDependencies {
      let logger: any Logging = Log()
      let tracker: any Tracking = Log()
    }
    let root: Any = Root()
    #expect(root is any AppDependencies)
    typealias Parts = LoggingDependency & TrackingDependency
    #expect((any AppDependencies).self == (any Parts).self)
  }

  @Test("Two features on one root use the same services", .proves("CPDI-82"))
  func oneRoot() throws {
    let app = App(log: log)
    let screens = Screens(app)
    let isOneRoot = screens.detail.dependencies === screens.deals.dependencies
    #expect(isOneRoot)
    screens.detail.appear()
    screens.deals.appear()
    try screens.detail.tap("Add to cart")
    try screens.deals.tap("Hot deal")
    #expect(
      log.lines == ["image appeared", "deals appeared", "track: addToCart", "track: openDeal"])
  }
}
