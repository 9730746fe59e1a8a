import Foundation
import TestSupport
import Testing

@testable import CQSCache

@Suite("CQSCache: the composed client")
struct ServedTests {
  private let shop = Shop()

  private func keepTea() {
    shop.server = .items(["tea"])
    _ = shop.fetch()
    shop.server = .offline
  }

  @Test(
    "Offline, it answers with what was kept; if nothing was, with both reasons",
    .proves("STG-E17"))
  func offline() {
    shop.server = .offline
    #expect(shop.fetch() == "failure(offline; nothing kept)")
    shop.server = .items(["tea", "milk"])
    #expect(shop.fetch() == "success(tea, milk)")
    shop.server = .offline
    #expect(shop.fetch() == "success(tea, milk)")
  }

  @Test("The server's answer comes before the saved items", .proves("STG-E17"))
  func serverFirst() {
    keepTea()
    shop.server = .items(["milk"])
    #expect(shop.fetch() == "success(milk)")
  }

  @Test(
    "A server that misbehaves is a stated reason, and what is kept stays",
    arguments: [
      (Server.silent, "silent"), (.nothing, "garbage"), (.garbage, "garbage"),
      (.offline, "offline"),
    ])
  func misbehaves(server: Server, reason: String) throws {
    shop.server = server
    #expect(shop.fetch() == "failure(\(reason); nothing kept)")
    keepTea()
    let kept = shop.files.contents
    shop.server = server
    #expect(shop.fetch() == "success(tea)")
    #expect(shop.files.contents == kept)
  }

  @Test("After a week they are still good, and a second later they are not")
  func lastSecond() throws {
    let cache = MemoryItemsCache()
    try cache.save(items("tea"))
    var age: TimeInterval = 168 * 3600
    let client = LocalItemsClient(reader: cache, now: { .beginning + age }, oldest: 168 * 3600)
    #expect(answers(of: client) == ["success(tea)"])
    age += 1
    #expect(answers(of: client) == ["failure(stale, 168 hours old)"])
  }

  @Test("A new answer of the server makes what is kept young again")
  func youngAgain() {
    keepTea()
    shop.hour = 1000
    keepTea()
    shop.hour = 1168
    #expect(shop.fetch() == "success(tea)")
  }
}

@Suite("CQSCache: awaited")
@MainActor
struct AwaitingTests {
  @Test("A client that answers once is awaited, with its items or its error")
  func items() async throws {
    #expect(try await StubItemsClient(.success([])).items() == [])
    await #expect(throws: ServerFailure.silent) {
      try await PatientItemsClient(base: StubItemsClient()) { $0() }.items()
    }
  }

  @Test("What is awaited becomes a client that answers once, on the main actor")
  func awaiting() async throws {
    let fine = AwaitingItemsClient { [Item(name: "tea")] }
    await confirmation(expectedCount: 1) { answered in
      await withCheckedContinuation { continuation in
        fine.fetchItems { result in
          MainActor.assertIsolated()
          #expect(words(result) == "success(tea)")
          answered()
          continuation.resume()
        }
      }
    }
    let offline = AwaitingItemsClient { throw ServerFailure.offline }
    await #expect(throws: ServerFailure.offline) { try await offline.items() }
  }

  @Test("A patience that runs out later answers for a server that never comes back")
  func patience() async {
    let never = AwaitingItemsClient {
      try await Task.sleep(for: .seconds(3600))
      return []
    }
    let patient = PatientItemsClient(base: never) { runsOut in
      Task { runsOut() }
    }
    await #expect(throws: ServerFailure.silent) { try await patient.items() }
  }
}
