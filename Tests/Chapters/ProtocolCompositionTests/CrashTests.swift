import Foundation
import Playground
import TestSupport
import Testing

@testable import ProtocolComposition

/// Five programs that keep every rule of the pattern, and end when they run.
///
/// Those that go in a circle end for want of stack. The optimiser makes loops of some, which would never
/// end: there each has an alarm, and what a test sees is that no answer ever came.
@Suite("ProtocolComposition: what crashes although nothing is absent")
struct CrashTests {
  @Test("A logger that is forwarded in a circle", .proves("CPDI-10", "CPDI-E14"))
  func forwardedInACircle() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      alarmIfOptimised()
      remindLater(dependencies: ForwardedInACircle.App())()
    }
    expectNoStackLeft(result)
  }

  @Test("A logger that is asked for before it is set", .proves("CPDI-10", "CPDI-E14"))
  func setTooLate() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      remindLater(dependencies: SetTooLate.App())()
    }
    result.expectLastWords("Unexpectedly found nil while unwrapping an Optional value")
  }

  @Test("The same logger, set in time, is none of them", .proves("CPDI-E14"))
  func setInTime() {
    let (app, log) = (SetTooLate.App(), Log())
    app.loggerWhenReady = log
    remindLater(dependencies: app)()
    #expect(log.lines == ["log: Your cart is still here."])
  }

  @Test("Two services that make each other at every request", .proves("CPDI-10", "CPDI-E14"))
  func madeAtEveryRequest() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      alarmIfOptimised()
      print(MadeAtEachRequest.App().cart.owner)
    }
    expectNoStackLeft(result)
  }

  @Test("Two services that make each other once", .proves("CPDI-10", "CPDI-E14"))
  func madeOnce() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      alarmIfOptimised()
      print(MadeOnce.App().cart.owner)
    }
    expectNoStackLeft(result)
  }

  @Test("`MadeOnce` stores its pair, and `MadeAtEachRequest` stores nothing", .proves("CPDI-E14"))
  func storedOrNot() {
    #expect(Mirror(reflecting: MadeAtEachRequest.App()).children.isEmpty)
    let app = MadeOnce.App()
    app.session = Session(user: User(name: "Ada"))
    let isMadeOnce = app.cart === app.cart
    #expect(isMadeOnce)
  }

  @Test("A scope that is gone and was not kept", .proves("CPDI-10", "CPDI-E14"))
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
  private func alarmIfOptimised() {}

  private func expectNoStackLeft(
    _ result: ExitTest.Result, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(
      [.signal(SIGSEGV), .signal(SIGBUS)].contains(result.exitStatus), sourceLocation: place)
  }
#else
  private func alarmIfOptimised() { alarm(1) }

  private func expectNoStackLeft(_ result: ExitTest.Result) {}
#endif
