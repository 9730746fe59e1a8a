import Playground
import TestSupport
import Testing

@testable import CompositionRoot

@Suite("CompositionRoot: child flows")
struct ChildFlowTests {
  private let lifetimes = Lifetimes()

  private func makeCheckout(_ stack: ScreenStack, _ onEnd: @escaping () -> Void) -> CheckoutFlow {
    lifetimes.watch("checkout", CheckoutFlow(navigation: stack, onEnd: onEnd))
  }

  @Test("A child flow stays in memory if its parent never removes it", .proves("OURS-18"))
  func stored() {
    let shop = Before.ShopFlow(makeCheckout: makeCheckout)
    for _ in 1...3 {
      shop.openCheckout()
      shop.navigation.tap()
      #expect(shop.navigation.screens.map(\.title) == ["Cart", "Payment"])
      shop.navigation.pop()
      shop.navigation.pop()
    }
    withExtendedLifetime(shop) { #expect(lifetimes.tally == Tally(made: 3, gone: 0)) }
  }

  @Test("A parent frees a child flow that reports its end", .proves("OURS-18"))
  func told() {
    let shop = ShopFlow(makeCheckout: makeCheckout)
    for visit in 1...3 {
      shop.openCheckout()
      shop.navigation.tap()
      #expect(shop.navigation.screens.map(\.title) == ["Cart", "Payment"])
      shop.navigation.pop()
      #expect(lifetimes.tally == Tally(made: visit, gone: visit - 1))
      shop.navigation.pop()
      #expect(lifetimes.tally == Tally(made: visit, gone: visit))
    }
  }

  @Test(
    "A child flow owned by its screen is freed with the screen", .proves("OURS-18"),
    arguments: [true, false])
  func owned(goesBack: Bool) {
    func scenario() -> ScreenStack {
      let stack = ScreenStack()
      let flow = lifetimes.watch("checkout", OwnedCheckoutFlow(navigation: stack))
      stack.push(flow.makeCart())
      stack.tap()
      return stack
    }
    var stack: ScreenStack? = scenario()
    #expect(stack?.screens.map(\.title) == ["Cart", "Payment"])
    #expect(lifetimes.alive == ["checkout"])
    if goesBack {
      stack?.pop()
      stack?.pop()
    } else {
      stack = nil
    }
    withExtendedLifetime(stack) { #expect(lifetimes.freed == ["checkout"]) }
  }
}
