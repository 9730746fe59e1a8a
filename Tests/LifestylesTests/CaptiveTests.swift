import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: the short-lived held by the long-lived")
struct CaptiveTests {
  private let tally = Tally()

  @Test(
    "A captive cart speaks for the first checkout, and outlives it",
    .proves("STG-113", "OURS-6"))
  func captive() {
    let captor = CaptiveRoot(tally: tally)
    func scenario() {
      let (first, second) = (captor.root.makeCheckout(), captor.root.makeCheckout())
      first.cart.put(.apples)
      second.cart.put(.bread)
      let advice = [first, second].map { captor.advisor(for: $0).advice() }
      #expect(advice == [#"goes with ["apples"]"#, #"goes with ["apples"]"#])
    }
    scenario()
    withExtendedLifetime(captor) { #expect(tally.description == "made 3, gone 1") }
  }

  @Test("A cart that is lent speaks for itself, and goes with its checkout", .proves("STG-113"))
  func lent() {
    let advisor = Advisor()
    func scenario() {
      let (first, second) = (LendingCheckout(tally: tally), LendingCheckout(tally: tally))
      first.put(.apples)
      second.put(.bread)
      let advice = [first, second].map { $0.lend(advisor.advice) }
      #expect(advice == [#"goes with ["apples"]"#, #"goes with ["bread"]"#])
    }
    scenario()
    #expect(tally.description == "made 2, gone 2")
  }
}
