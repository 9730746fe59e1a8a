import Playground
import TestSupport
import Testing

@testable import CQSCache

@Suite("CQSCache: completions of a caching client")
struct DecoratorTests {
  /// One fetch with its expected saves and completions.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: String
    let decorate: @Sendable (any ItemsClient, any ItemsCache) -> any ItemsClient
    let scenario: Scenario
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
    zip(Scenario.allCases, [fine, saveFails, offline]).map { scenario, lines in
      Row(
        testDescription: "\(name), \(scenario)", id: id, decorate: decorate, scenario: scenario,
        lines: lines)
    }
  }

  @Test("Each caching client saves and answers in the expected order", arguments: rows)
  func counted(row: Row) throws {
    try #require(events(of: row.decorate, row.scenario) == row.lines)
    proved(row.id)
  }

  @Test(
    "`CachableItemsClient` completes once, even if the server or cache fails", .proves("STG-165"),
    arguments: Scenario.allCases)
  func once(scenario: Scenario) async {
    let cache = MemoryItemsCache(failure: scenario == .saveFails ? .diskFull : nil)
    let server = StubItemsClient(
      scenario == .offline ? .failure(ServerFailure.offline) : .success(items("tea")))
    let client = CachableItemsClient(base: server, cache: cache)
    await confirmation(expectedCount: 1) { answered in
      client.fetchItems { _ in answered() }
    }
  }

  @Test("A client that completes twice crashes when awaited", .proves("STG-E16"))
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
    "A client requests the items again if it never reads its cache",
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
    "A caching client returns the same items as the wrapped client",
    .proves("STG-186"))
  func hidden() {
    let base = StubItemsClient(.success(items("tea", "milk")))
    let decorated = Before.SecondCachableItemsClient(base: base, cache: MemoryItemsCache())
    #expect(answers(of: decorated) == answers(of: base))
  }
}
