import Playground
import TestSupport
import Testing

@testable import ProtocolComposition

@Suite("ProtocolComposition: beyond the scope")
struct LifetimeTests {
  private let lifetimes = Lifetimes()
  private let log = Log()

  /// A checkout that is over when this returns.
  private func goToCheckout<Outcome>(_ use: (Checkout) -> Outcome) -> Outcome {
    use(lifetimes.watch("checkout", Checkout(logger: log)))
  }

  @Test(
    "A closure that is kept reaches the dependencies when their scope is over",
    .proves("CPDI-11", "CPDI-E15"))
  func closure() {
    var reminder: (() -> Void)? = goToCheckout { remindLater(dependencies: $0) }
    #expect(lifetimes.alive == ["checkout"])
    reminder?()
    #expect(log.lines == ["log: Your cart is still here."])
    reminder = nil
    #expect(lifetimes.alive == [])
  }

  @Test("So does an object that stores them", .proves("CPDI-11", "CPDI-E15"))
  func storedReference() {
    var screen: BaseView<Checkout>? = goToCheckout { BaseView(dependencies: $0) }
    #expect(lifetimes.alive == ["checkout"])
    screen?.dependencies.logger.log("late")
    #expect(log.lines == ["log: a page is made", "log: late"])
    screen = nil
    #expect(lifetimes.alive == [])
  }

  @Test("Where nobody keeps them, they go with their scope", .proves("CPDI-11"))
  func nobodyKeepsThem() {
    goToCheckout { remindLater(dependencies: $0)() }
    #expect(lifetimes.freed == ["checkout"])
  }
}
