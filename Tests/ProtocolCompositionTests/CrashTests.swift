import Foundation
import TestSupport
import Testing

@testable import ProtocolComposition

/// Five programs that keep every rule of the pattern, and end when they run.
///
/// Those that go in a circle end for want of stack, or never: the optimiser makes loops of some. So each
/// has an alarm, which ends it as well. What a test sees is that no answer ever came.
@Suite("ProtocolComposition: what crashes although nothing is absent")
struct CrashTests {
  @Test("A logger that is forwarded in a circle", .proves("CPDI-10", "CPDI-E14"))
  func forwardedInACircle() async {
    await #expect(processExitsWith: .failure) {
      alarm(1)
      remindLater(dependencies: Store())()
    }
  }

  @Test("A logger that is asked for before it is set", .proves("CPDI-10", "CPDI-E14"))
  func setTooLate() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      remindLater(dependencies: LateApp())()
    }
    result.expectLastWords("Unexpectedly found nil while unwrapping an Optional value")
  }

  @Test("The same logger, set in time, is none of them", .proves("CPDI-E14"))
  func setInTime() {
    let (app, journal) = (LateApp(), Journal())
    app.loggerWhenReady = LoggerSpy(journal: journal)
    remindLater(dependencies: app)()
    #expect(journal.lines == ["log: Your cart is still here."])
  }

  @Test("Two services that make each other at every request", .proves("CPDI-10", "CPDI-E14"))
  func madeAtEveryRequest() async {
    await #expect(processExitsWith: .failure) {
      alarm(1)
      print(ComputedApp().basket.owner)
    }
  }

  @Test("Two services that make each other once", .proves("CPDI-10", "CPDI-E14"))
  func madeOnce() async {
    await #expect(processExitsWith: .failure) {
      alarm(1)
      print(LazyApp().basket.owner)
    }
  }

  @Test("A scope that is gone and was not kept", .proves("CPDI-10", "CPDI-E14"))
  func unownedVisit() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var visit: Visit? = Visit(logger: LoggerSpy(journal: Journal()))
      let reminder = visit.map { remindLater(dependencies: UnownedVisit(visit: $0)) }
      visit = nil
      reminder?()
    }
    result.expectLastWords("Attempted to read an unowned reference", inRelease: true)
  }
}
