import TestSupport
import Testing
import TextUI

@testable import Pitfalls

/// Values are asked as `Any`: of a static type the compiler knows the answer before the program runs.
@Suite("Composing into protocols")
struct ComposingTests {
  private let shop: Any = Shop()

  @Test(
    "Who has all the parts is right for the alias, and wrong for the protocol", .proves("CPDI-81"))
  func partsAreNotTheProtocol() {
    #expect(shop is any TrackingDependency & ProductImageViewDependencies)
    #expect(shop is any ProductDetailViewDependencies)
    #expect(!(shop is any ComposedProtocol.ProductDetailViewDependencies))
  }

  @Test(
    "A diamond of protocols compiles, beside an alias of the same parts, and delivers one tracker",
    .proves("CPDI-82", "CPDI-E13"))
  func diamond() {
    let (logger, tracker) = (Spy(), Spy())
    let root = Diamond.Root(logger: logger, tracker: tracker)
    track("seen", by: root)
    trackAsProduct("seen", by: root)
    trackAsDeal("seen", by: root)
    #expect(tracker.news() == ["track: seen", "track: seen", "track: seen"])
    #expect(logger.news() == [])
  }

  private func track(_ event: String, by dependencies: some ShopDependencies) {
    dependencies.tracker.track(event)
  }

  private func trackAsProduct(
    _ event: String, by dependencies: some Diamond.ProductDetailViewDependencies
  ) {
    dependencies.tracker.track(event)
  }

  private func trackAsDeal(
    _ event: String, by dependencies: some Diamond.HotDealsViewDependencies
  ) {
    dependencies.tracker.track(event)
  }

  @Test(
    "Of two protocols with the same parts, neither is the other", .proves("CPDI-81", "CPDI-E13"))
  func siblings() {
    struct Product: Diamond.ProductDetailViewDependencies {
      let logger: any Logging = Spy()
      let tracker: any Tracking = Spy()
    }
    let product: Any = Product()
    #expect(product is any ShopDependencies)
    #expect(!(product is any Diamond.HotDealsViewDependencies))
  }

  @Test(
    "Two aliases that share parts pass when & joins them, directly or by one more alias",
    .proves("CPDI-82", "CPDI-E13"))
  func joined() {
    struct Root: ProductDetailViewDependencies & HotDealsViewDependencies {
      let logger: any Logging = Spy()
      let tracker: any Tracking = Spy()
    }
    let root: Any = Root()
    #expect(root is any ShopDependencies)
    typealias Parts = LoggingDependency & TrackingDependency
    #expect((any ShopDependencies).self == (any Parts).self)
  }

  @Test("Both features work over the one root, and reach the same services", .proves("CPDI-82"))
  func oneRoot() throws {
    let shop = Shop()
    let screens = Screens(shop)
    screens.detail.appear()
    screens.deals.appear()
    try screens.detail.tap("Add to cart")
    try screens.deals.tap("Hot deal")
    #expect(
      shop.news() == ["image appeared", "deals appeared", "track: addToCart", "track: openDeal"])
  }
}
