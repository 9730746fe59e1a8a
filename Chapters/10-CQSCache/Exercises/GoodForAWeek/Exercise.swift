// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation
import Testing

// TASK 1: Write a server that a test can turn off, and a clock that a test advances.
@MainActor
final class StubServer: ItemsClient {
  var result: Result<[String], any Error> = .failure(Offline())

  func fetchItems() async throws -> [String] { [] }
}

@MainActor
final class TestClock {
  func now() -> Date { Date() }

  func advance(by seconds: TimeInterval) {}
}
// END

// TASK 2: Test the catalog's clients with both.
@Test @MainActor func offlineForAWeek() async throws {
  let (server, clock) = (StubServer(), TestClock())
  let client = makeItemsClient(server: server, now: clock.now)
  server.result = .success(["tea"])
  _ = try await client.fetchItems()
}
// END
