import Playground
import Testing
import TextUI

@testable import FeatureDependencies

/// A container whose banner is a text.
struct ShopViewTestDependencies: ShopViewDependencies {
  let tracker: any Tracking
  let banner = Text("Banner")
}

@Test("A tap on a vended banner is tracked")
func vendedBannerIsTracked() throws {
  let tracker = Log()
  let shop = ShopView(dependencies: ShopViewTestDependencies(tracker: tracker))
  #expect(shop.lines() == ["Banner"])
  try shop.tap("Banner")
  #expect(tracker.lines == ["track: promotion"])
}

@Test("A frame shows its parent's banner and tracks a tap on it")
func frame() throws {
  let tracker = Log()
  let promotion = makeDealPromotion(tracker: tracker)
  #expect(promotion.lines() == ["Today tea for 199 cents"])
  try promotion.tap("Today tea for 199 cents")
  #expect(tracker.lines == ["track: promotion"])
}
