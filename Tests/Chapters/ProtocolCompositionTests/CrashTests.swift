import Foundation
import Playground
import TestSupport
import Testing

@testable import ProtocolComposition

/// Five programs that follow every rule of the pattern, and crash at run time.
///
/// Programs with a cycle overflow the stack. In a release build, the optimizer turns some of them into
/// endless loops. There, an alarm ends each program, and the test only checks that it never returned.
@Suite("ProtocolComposition: crashes without a missing dependency")
struct CrashTests {
  @Test("A logger that is forwarded in a cycle overflows the stack", .proves("CPDI-10", "CPDI-E14"))
  func forwardedInACircle() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      setAlarmIfOptimized()
      remindLater(dependencies: ForwardedInACircle.App())()
    }
    expectStackOverflow(result)
  }

  @Test("A logger that is read before it is set crashes", .proves("CPDI-10", "CPDI-E14"))
  func setTooLate() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      remindLater(dependencies: SetTooLate.App())()
    }
    result.expectLastWords("Unexpectedly found nil while unwrapping an Optional value")
  }

  @Test("A logger that is set before it is read works", .proves("CPDI-E14"))
  func setInTime() {
    let (app, log) = (SetTooLate.App(), Log())
    app.loggerWhenReady = log
    remindLater(dependencies: app)()
    #expect(log.lines == ["log: Your cart is still here."])
  }

  @Test(
    "Two services that create each other on every read overflow the stack",
    .proves("CPDI-10", "CPDI-E14"))
  func madeAtEveryRequest() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      setAlarmIfOptimized()
      print(MadeOnEachRead.App().cart.owner)
    }
    expectStackOverflow(result)
  }

  @Test(
    "Two lazy services that create each other overflow the stack",
    .proves("CPDI-10", "CPDI-E14"))
  func madeOnce() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      setAlarmIfOptimized()
      print(MadeOnce.App().cart.owner)
    }
    expectStackOverflow(result)
  }

  @Test("`MadeOnce`, unlike `MadeOnEachRead`, stores its services", .proves("CPDI-E14"))
  func storedOrNot() {
    #expect(Mirror(reflecting: MadeOnEachRead.App()).children.isEmpty)
    let app = MadeOnce.App()
    app.session = Session(user: User(name: "Ada"))
    let isMadeOnce = app.cart === app.cart
    #expect(isMadeOnce)
  }

  @Test(
    "An unowned scope crashes when read after it was freed", .proves("CPDI-10", "CPDI-E14"))
  func unownedCheckout() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var checkout: Checkout? = Checkout(logger: Log())
      let reminder = checkout.map { remindLater(dependencies: UnownedCheckout(checkout: $0)) }
      checkout = nil
      reminder?()
    }
    result.expectLastWords("Attempted to read an unowned reference", inRelease: true)
  }
}

#if DEBUG
  private func setAlarmIfOptimized() {}

  private func expectStackOverflow(
    _ result: ExitTest.Result, at sourceLocation: SourceLocation = #_sourceLocation
  ) {
    result.expectStackOverflow(sourceLocation: sourceLocation)
  }
#else
  private func setAlarmIfOptimized() { alarm(1) }

  private func expectStackOverflow(_ result: ExitTest.Result) {}
#endif
