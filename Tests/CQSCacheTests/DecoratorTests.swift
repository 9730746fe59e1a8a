import Foundation
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
    let count: Count
  }

  static let rows: [Row] =
    rows(
      "first", "STG-E16", FirstCachableItemsClient.init,
      fine: Count(saves: 1, answers: ["success(tea)"]),
      saveFails: Count(saves: 1, answers: ["failure(disk full)", "success(tea)"]),
      offline: Count(saves: 0, answers: ["failure(offline)", "failure(offline)"]))
    + rows(
      "second", "STG-185", SecondCachableItemsClient.init,
      fine: Count(saves: 1, answers: ["success(tea)"]),
      saveFails: Count(saves: 1, answers: ["success(tea)"]),
      offline: Count(saves: 0, answers: ["failure(offline)"]))
    + rows(
      "strict", "STG-165", StrictCachableItemsClient.init,
      fine: Count(saves: 1, answers: ["success(tea)"]),
      saveFails: Count(saves: 1, answers: ["failure(disk full)"]),
      offline: Count(saves: 0, answers: ["failure(offline)"]))
    + rows(
      "reporting", "STG-165", { ReportingCachableItemsClient(base: $0, cache: $1) { _ in } },
      fine: Count(saves: 1, answers: ["success(tea)"]),
      saveFails: Count(saves: 1, answers: ["success(tea)"]),
      offline: Count(saves: 0, answers: ["failure(offline)"]))

  private static func rows(
    _ name: String, _ id: String,
    _ decorate: @escaping @Sendable (any ItemsClient, any ItemsCache) -> any ItemsClient,
    fine: Count, saveFails: Count, offline: Count
  ) -> [Row] {
    zip(Case.allCases, [fine, saveFails, offline]).map { this, count in
      Row(
        testDescription: "\(name), \(this)", id: id, decorate: decorate, this: this, count: count)
    }
  }

  @Test("Saves and answers are counted", arguments: rows)
  func counted(row: Row) throws {
    try #require(count(row.decorate, row.this) == row.count)
    proved(row.id)
  }

  @Test("The strict client answers exactly once", .proves("STG-165"), arguments: Case.allCases)
  func once(this: Case) async {
    let cache = MemoryItemsCache()
    cache.failure = this == .saveFails ? .diskFull : nil
    let server = StubItemsClient(
      this == .offline ? .failure(ServerFailure.offline) : .success(items("tea")))
    let client = StrictCachableItemsClient(base: server, cache: cache)
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
      let client = FirstCachableItemsClient(base: server, cache: MemoryItemsCache())
      _ = try? await client.items()
    }
    result.expectLastWords("tried to resume its continuation more than once")
  }

  @Test(
    "The document's composition asks the server twice, saves twice, never reads",
    .proves("STG-187", "STG-E17", "STG-185", "STG-E18"))
  func nobodyReads() {
    let httpClient = StubHTTPClient()
    httpClient.answers = [.success(Data(#"[{"name": "tea"}]"#.utf8))]
    let cache = MemoryItemsCache()
    let client = SecondCachableItemsClient(
      base: RemoteItemsClient(httpClient: httpClient), cache: cache)
    #expect(answers(of: client) == ["success(tea)"])
    #expect(answers(of: client) == ["success(tea)"])
    #expect(httpClient.calls == 2)
    #expect(cache.saves == 2)
    #expect(cache.loads == 0)
    httpClient.answers = [.failure(ServerFailure.offline)]
    #expect(answers(of: client) == ["failure(offline)"])
    #expect(cache.loads == 0)
  }

  @Test(
    "Who is given the decorated client sees an `ItemsClient`, and gets what the base has",
    .proves("STG-186"))
  func hidden() {
    func user(of client: any ItemsClient) -> [String] { answers(of: client) }
    let base = StubItemsClient(.success(items("tea", "milk")))
    let decorated = SecondCachableItemsClient(base: base, cache: MemoryItemsCache())
    #expect(user(of: decorated) == user(of: base))
    let members = Mirror(reflecting: decorated).children.map { $0.label ?? "" }
    #expect(members == ["base", "cache"])
  }
}
