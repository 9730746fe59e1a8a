import Playground
import TestSupport
import Testing

@testable import ProtocolComposition

@Suite("ProtocolComposition: beyond the scope")
struct LifetimeTests {
  private let journal = Journal()
  private let lifetimes = Recorder()

  /// A visit that is over when this returns.
  private func visitShop<Outcome>(_ use: (Visit) -> Outcome) -> Outcome {
    let visit = Visit(logger: LoggerSpy(journal: journal))
    lifetimes.watch("visit", visit)
    return use(visit)
  }

  @Test(
    "A closure that is kept reaches the dependencies when their scope is over",
    .proves("CPDI-11", "CPDI-E15"))
  func closure() {
    var reminder: (() -> Void)? = visitShop { remindLater(dependencies: $0) }
    #expect(lifetimes.alive == ["visit"])
    reminder?()
    #expect(journal.lines == ["log: Your cart is still here."])
    reminder = nil
    #expect(lifetimes.alive == [])
  }

  @Test("So does an object that stores them", .proves("CPDI-11", "CPDI-E15"))
  func storedReference() {
    var screen: Screen<Visit>? = visitShop { Screen(dependencies: $0) }
    #expect(lifetimes.alive == ["visit"])
    screen?.dependencies.logger.log("late")
    #expect(journal.lines == ["log: a screen is made", "log: late"])
    screen = nil
    #expect(lifetimes.alive == [])
  }

  @Test("Where nobody keeps them, they go with their scope", .proves("CPDI-11"))
  func nobodyKeepsThem() {
    visitShop { remindLater(dependencies: $0)() }
    #expect(lifetimes.freed == ["visit"])
  }
}
