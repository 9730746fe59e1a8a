import Foundation
import Playground
import TestSupport
import Testing

/// The document checks `Thread.isMainThread` to see whether code runs where the UI runs.
@Suite("StableAndVolatile: main queue and main thread")
struct MainQueueTests {
  private struct Readings: Sendable {
    let isMainQueue = MainQueue.isCurrent
    let isMainThread = Thread.isMainThread
  }

  @Test(
    "`MainQueue.isCurrent` detects the main queue on every system",
    .proves("STG-E35"))
  func onMain() async {
    let readings = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        MainActor.assertIsolated()
        continuation.resume(returning: Readings())
      }
    }
    #expect(readings.isMainQueue)
    #expect(readings.isMainThread == !onLinux)
  }

  @Test(
    "`MainQueue.isCurrent` is false on other queues",
    .proves("STG-E35"))
  func elsewhere() async throws {
    let readings = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Readings()) }
    }
    #expect(!readings.isMainQueue)
    #expect(!readings.isMainThread)
    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume()
        }
      }
    }
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(result.exitStatus))
  }
}
