import Foundation
import TestSupport
import Testing

@testable import CQSCache

@Suite("CQSCache: the shop's client with server, cache and timeout")
struct ServedTests {
  private let shop = Shop()

  private func saveTea() {
    shop.server = .items(["tea"])
    _ = shop.fetch()
    shop.server = .offline
  }

  @Test(
    "The client returns its cached items while the server is offline",
    .proves("STG-E17"))
  func offline() {
    shop.server = .offline
    #expect(shop.fetch() == "failure(offline; nothing kept)")
    shop.server = .items(["tea", "milk"])
    #expect(shop.fetch() == "success(tea, milk)")
    shop.server = .offline
    #expect(shop.fetch() == "success(tea, milk)")
  }

  @Test("The client prefers the server's answer over cached items", .proves("STG-E17"))
  func serverFirst() {
    saveTea()
    shop.server = .items(["milk"])
    #expect(shop.fetch() == "success(milk)")
  }

  @Test(
    "A failed request reports its reason and leaves the cache unchanged",
    arguments: [
      (Server.silent, "timed out"), (.nothing, "garbage"), (.garbage, "garbage"),
      (.offline, "offline"),
    ])
  func misbehaves(server: Server, reason: String) throws {
    shop.server = server
    #expect(shop.fetch() == "failure(\(reason); nothing kept)")
    saveTea()
    let contents = shop.files.contents
    shop.server = server
    #expect(shop.fetch() == "success(tea)")
    #expect(shop.files.contents == contents)
  }

  @Test("Cached items are valid for one week, not a second longer")
  func lastSecond() throws {
    let cache = MemoryItemsCache()
    try cache.save(items("tea"))
    var age: TimeInterval = 168 * 3600
    let client = LocalItemsClient(reader: cache, now: { .beginning + age }, maxAge: 168 * 3600)
    #expect(answers(of: client) == ["success(tea)"])
    age += 1
    #expect(answers(of: client) == ["failure(stale, 168 hours old)"])
  }

  @Test("A new server answer resets the age of the cached items")
  func youngAgain() {
    saveTea()
    shop.hour = 1000
    saveTea()
    shop.hour = 1168
    #expect(shop.fetch() == "success(tea)")
  }
}

@Suite("CQSCache: bridging completions to async functions")
@MainActor
struct AwaitingTests {
  @Test("`items()` returns a client's items or throws its error")
  func items() async throws {
    #expect(try await StubItemsClient(.success([])).items() == [])
    await #expect(throws: ServerFailure.timedOut) {
      try await TimeoutItemsClient(base: StubItemsClient()) { $0() }.items()
    }
  }

  @Test("`AwaitingItemsClient` completes once, on the main actor")
  func awaiting() async throws {
    let fine = AwaitingItemsClient { [Item(name: "tea")] }
    await confirmation(expectedCount: 1) { answered in
      await withCheckedContinuation { continuation in
        fine.fetchItems { result in
          MainActor.assertIsolated()
          #expect(describe(result) == "success(tea)")
          answered()
          continuation.resume()
        }
      }
    }
    let offline = AwaitingItemsClient { throw ServerFailure.offline }
    await #expect(throws: ServerFailure.offline) { try await offline.items() }
  }

  @Test("A timeout fails a request that the server never answers")
  func patience() async {
    let never = AwaitingItemsClient {
      try await Task.sleep(for: .seconds(3600))
      return []
    }
    let client = TimeoutItemsClient(base: never) { expire in
      Task { expire() }
    }
    await #expect(throws: ServerFailure.timedOut) { try await client.items() }
  }
}
