// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation
import Testing

// TASK 1: Write a server that a test can turn off, and a clock that a test advances.
@MainActor
final class StubServer: ItemsClient {
  var result: Result<[String], any Error> = .failure(Offline())

  func fetchItems() async throws -> [String] { try result.get() }
}

@MainActor
final class TestClock {
  private var time = Date(timeIntervalSinceReferenceDate: 0)

  func now() -> Date { time }

  func advance(by seconds: TimeInterval) { time += seconds }
}
// STUB
// @MainActor
// final class StubServer: ItemsClient {
//   var result: Result<[String], any Error> = .failure(Offline())
//
//   func fetchItems() async throws -> [String] { [] }
// }
//
// @MainActor
// final class TestClock {
//   func now() -> Date { Date() }
//
//   func advance(by seconds: TimeInterval) {}
// }
// END

// TASK 2: Test the catalog's clients with both.
private let week: TimeInterval = 7 * 24 * 3600

@Test @MainActor func offlineForAWeek() async throws {
  let (server, clock) = (StubServer(), TestClock())
  let client = makeItemsClient(server: server, now: clock.now)
  server.result = .success(["tea"])
  #expect(try await client.fetchItems() == ["tea"])
  server.result = .failure(Offline())
  clock.advance(by: week)
  #expect(try await client.fetchItems() == ["tea"])
  clock.advance(by: 1)
  await #expect(throws: Offline.self) { try await client.fetchItems() }
}

@Test @MainActor func newItems() async throws {
  let (server, clock) = (StubServer(), TestClock())
  let client = makeItemsClient(server: server, now: clock.now)
  server.result = .success(["tea"])
  _ = try await client.fetchItems()
  server.result = .success(["milk"])
  #expect(try await client.fetchItems() == ["milk"])
}

@Test @MainActor func newAnswerNewAge() async throws {
  let (server, clock) = (StubServer(), TestClock())
  let client = makeItemsClient(server: server, now: clock.now)
  server.result = .success(["tea"])
  _ = try await client.fetchItems()
  clock.advance(by: week + 1)
  _ = try await client.fetchItems()
  server.result = .failure(Offline())
  clock.advance(by: week)
  #expect((try? await client.fetchItems()) == ["tea"])
}

@Test @MainActor func offlineFromTheStart() async {
  let (server, clock) = (StubServer(), TestClock())
  let client = makeItemsClient(server: server, now: clock.now)
  await #expect(throws: Offline.self) { try await client.fetchItems() }
}
// STUB
// @Test @MainActor func offlineForAWeek() async throws {
//   let (server, clock) = (StubServer(), TestClock())
//   let client = makeItemsClient(server: server, now: clock.now)
//   server.result = .success(["tea"])
//   _ = try await client.fetchItems()
// }
// END
