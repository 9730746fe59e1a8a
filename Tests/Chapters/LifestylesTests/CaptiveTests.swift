import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: captive dependencies")
struct CaptiveTests {
  private let lifetimes = Lifetimes()

  @Test(
    "A cached advisor uses the first checkout's cart for every checkout",
    .proves("STG-113", "OURS-6"))
  func captive() {
    let (advisors, app) = (Before.AdvisorCache(), App(watchedBy: lifetimes))
    func scenario() {
      let (first, second) = (app.makeCheckout(), app.makeCheckout())
      first.cart.put(.tea)
      second.cart.put(.bread)
      let advice = [first, second].map { advisors.advisor(for: $0.cart).advice() }
      #expect(advice == [#"goes with ["tea"]"#, #"goes with ["tea"]"#])
    }
    scenario()
    withExtendedLifetime((advisors, app)) {
      #expect(lifetimes.tally.description == "made 3, gone 1")
      #expect(lifetimes.freed == ["cart"])
    }
  }

  @Test("A cart passed as a parameter is freed with its own checkout", .proves("STG-113"))
  func lent() {
    let advisor = Advisor()
    func scenario() {
      let (cart, other) = (lifetimes.watch("cart", Cart()), lifetimes.watch("cart", Cart()))
      let (first, second) = (LendingCheckout(cart: cart), LendingCheckout(cart: other))
      first.put(.tea)
      second.put(.bread)
      let advice = [first, second].map { $0.lend(advisor.advice) }
      #expect(advice == [#"goes with ["tea"]"#, #"goes with ["bread"]"#])
    }
    scenario()
    withExtendedLifetime(advisor) { #expect(lifetimes.tally.description == "made 2, gone 2") }
  }
}
