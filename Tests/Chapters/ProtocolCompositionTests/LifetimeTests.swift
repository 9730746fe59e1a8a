import Playground
import TestSupport
import Testing

@testable import ProtocolComposition

@Suite("ProtocolComposition: dependencies that outlive their scope")
struct LifetimeTests {
  private let lifetimes = Lifetimes()
  private let log = Log()

  /// Passes a checkout that is released when this function returns, unless `use` keeps it alive.
  private func withCheckout<Outcome>(_ use: (Checkout) -> Outcome) -> Outcome {
    use(lifetimes.watch("checkout", Checkout(logger: log)))
  }

  @Test(
    "A stored closure keeps its dependencies alive after their scope",
    .proves("CPDI-11", "CPDI-E15"))
  func closure() {
    var reminder: (() -> Void)? = withCheckout { remindLater(dependencies: $0) }
    #expect(lifetimes.alive == ["checkout"])
    reminder?()
    #expect(log.lines == ["log: Your cart is still here."])
    reminder = nil
    #expect(lifetimes.alive == [])
  }

  @Test(
    "An object keeps its stored dependencies alive after their scope",
    .proves("CPDI-11", "CPDI-E15"))
  func storedReference() {
    var screen: BaseView<Checkout>? = withCheckout { BaseView(dependencies: $0) }
    #expect(lifetimes.alive == ["checkout"])
    screen?.dependencies.logger.log("late")
    #expect(log.lines == ["log: a page is made", "log: late"])
    screen = nil
    #expect(lifetimes.alive == [])
  }

  @Test("Dependencies that no object stores are freed with their scope", .proves("CPDI-11"))
  func nobodyKeepsThem() {
    withCheckout { remindLater(dependencies: $0)() }
    #expect(lifetimes.freed == ["checkout"])
  }
}
