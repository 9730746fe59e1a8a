import Foundation
import Playground
import TestSupport
import Testing

/// The document decides by `Thread.isMainThread` whether code runs where it should.
@Suite("StableAndVolatile: which thread am I on?")
struct MainQueueTests {
  private struct Answers: Sendable {
    let queue = MainQueue.isCurrent
    let thread = Thread.isMainThread
  }

  @Test(
    "On the main queue the queue answers right, and on Linux the thread answers wrong",
    .proves("STG-E35"))
  func onMain() async {
    let answers = await withCheckedContinuation { asking in
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        MainActor.assertIsolated()
        asking.resume(returning: Answers())
      }
    }
    #expect(answers.queue)
    #expect(answers.thread == !onLinux)
  }

  @Test("Elsewhere the queue says no, and who insists ends the program", .proves("STG-E35"))
  func elsewhere() async throws {
    let answers = await withCheckedContinuation { asking in
      DispatchQueue.global().async { asking.resume(returning: Answers()) }
    }
    #expect(!answers.queue)
    #expect(!answers.thread)
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      await withCheckedContinuation { (asking: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          dispatchPrecondition(condition: .onQueue(.main))
          asking.resume()
        }
      }
    }
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(result.exitStatus))
  }
}
