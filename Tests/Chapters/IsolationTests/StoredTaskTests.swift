import TestSupport
import Testing

/// Stores the task that it starts, so that a test can wait for it.
@MainActor
final class TodayModel {
  private(set) var items: [String] = []
  private(set) var loading: Task<Void, Never>?
  private let load: @MainActor () async -> [String]

  init(load: @escaping @MainActor () async -> [String]) { self.load = load }

  /// Called by the system, which doesn't wait.
  func appDidBecomeActive() {
    loading = Task { items = await load() }
  }
}

@MainActor @Test("Awaiting a model's stored task shows the loaded items")
func storedTask() async {
  let model = TodayModel { ["tea"] }
  model.appDidBecomeActive()
  await model.loading?.value
  #expect(model.items == ["tea"])
}

@Test(
  "XCTest's `wait` doesn't compile in an `async` test, and `fulfillment` does",
  .enabled(if: onLinux, "a Mac's compiler finds XCTest only with the flags of Xcode"))
func waitInAnAsyncTest() async throws {
  func errors(_ waiting: String) async throws -> String? {
    let source = """
      import XCTest

      final class LoadTests: XCTestCase {
        @MainActor func testLoad() async {
          let loaded = expectation(description: "loaded")
          Task { loaded.fulfill() }
          \(waiting)
        }
      }
      """
    let folder = try TestCheckout.folder("WaitInAnAsyncTest", files: ["LoadTests.swift": source])
    return try await Compiler.errors([
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "\(folder)/LoadTests.swift",
    ])
  }
  let refused = try #require(try await errors("wait(for: [loaded], timeout: 1)"))
  #expect(
    refused.contains(
      "instance method 'wait' is unavailable from asynchronous contexts; Use await "
        + "fulfillment(of:timeout:enforceOrder:) instead"))
  #expect(try await errors("await fulfillment(of: [loaded], timeout: 1)") == nil)
}
