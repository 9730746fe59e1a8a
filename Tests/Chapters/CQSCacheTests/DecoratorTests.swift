import Playground
import TestSupport
import Testing

@testable import CQSCache

@Suite("CQSCache: how often a caching client answers")
struct DecoratorTests {
  /// One fetch, and all that comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: String
    let decorate: @Sendable (any ItemsClient, any ItemsCache) -> any ItemsClient
    let this: Case
    let lines: [String]
  }

  static let rows: [Row] =
    rows(
      "first", "STG-E16", Before.CachableItemsClient.init,
      fine: ["save", "success(tea)"],
      saveFails: ["save", "failure(disk full)", "success(tea)"],
      offline: ["failure(offline)", "failure(offline)"])
    + rows(
      "second", "STG-185", Before.SecondCachableItemsClient.init,
      fine: ["save", "success(tea)"],
      saveFails: ["save", "success(tea)"],
      offline: ["failure(offline)"])
    + rows(
      "strict", "STG-165", CachableItemsClient.init,
      fine: ["save", "success(tea)"],
      saveFails: ["save", "failure(disk full)"],
      offline: ["failure(offline)"])
    + rows(
      "reporting", "STG-165", { ReportingCachableItemsClient(base: $0, cache: $1) { _ in } },
      fine: ["save", "success(tea)"],
      saveFails: ["save", "success(tea)"],
      offline: ["failure(offline)"])

  private static func rows(
    _ name: String, _ id: String,
    _ decorate: @escaping @Sendable (any ItemsClient, any ItemsCache) -> any ItemsClient,
    fine: [String], saveFails: [String], offline: [String]
  ) -> [Row] {
    zip(Case.allCases, [fine, saveFails, offline]).map { this, lines in
      Row(
        testDescription: "\(name), \(this)", id: id, decorate: decorate, this: this, lines: lines)
    }
  }

  @Test("Each save and each answer, in order", arguments: rows)
  func counted(row: Row) throws {
    try #require(fetch(row.decorate, row.this) == row.lines)
    proved(row.id)
  }

  @Test("The strict client answers exactly once", .proves("STG-165"), arguments: Case.allCases)
  func once(this: Case) async {
    let cache = MemoryItemsCache(failure: this == .saveFails ? .diskFull : nil)
    let server = StubItemsClient(
      this == .offline ? .failure(ServerFailure.offline) : .success(items("tea")))
    let client = CachableItemsClient(base: server, cache: cache)
    await confirmation(expectedCount: 1) { answered in
      client.fetchItems { _ in answered() }
    }
  }

  @Test("Awaiting the document's first client ends the program", .proves("STG-E16"))
  func awaitedTwice() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let server = StubItemsClient(.failure(ServerFailure.offline))
      let client = Before.CachableItemsClient(base: server, cache: MemoryItemsCache())
      _ = try? await client.items()
    }
    result.expectLastWords("tried to resume its continuation more than once")
  }

  @Test(
    "The document's composition asks the server twice, saves twice, never reads",
    .proves("STG-187", "STG-E17", "STG-185", "STG-E18"))
  func nobodyReads() {
    let log = Log()
    var server = Server.items(["tea"])
    let httpClient = StubHTTPClient { _ in
      log.note("GET")
      return server
    }
    let cache = RecordedItemsCache(base: MemoryItemsCache(), log: log)
    let client = Before.SecondCachableItemsClient(
      base: RemoteItemsClient(httpClient: httpClient), cache: cache)
    #expect(answers(of: client) == ["success(tea)"])
    #expect(answers(of: client) == ["success(tea)"])
    #expect(log.lines == ["GET", "save", "GET", "save"])
    server = .offline
    #expect(answers(of: client) == ["failure(offline)"])
    #expect(log.lines == ["GET", "save", "GET", "save", "GET"])
  }

  @Test(
    "Who is given the decorated client sees an `ItemsClient`, and gets what the base has",
    .proves("STG-186"))
  func hidden() {
    func user(of client: any ItemsClient) -> [String] { answers(of: client) }
    let base = StubItemsClient(.success(items("tea", "milk")))
    let decorated = Before.SecondCachableItemsClient(base: base, cache: MemoryItemsCache())
    #expect(user(of: decorated) == user(of: base))
  }
}
