import TestSupport
import Testing

@testable import Decorators

/// Whether the document's thread check works depends on which thread serves the main queue. Each row of
/// the guide's table is what a program of that kind does on Linux.
@Suite("Decorators: the main queue in each kind of program")
struct ProgramKindTests {
  /// How three clients' answers are delivered: in memory, from a queue, inside a queue.
  struct Row: Equatable {
    let kind: String
    let threadCheck: String
    let queueCheck: String
  }

  static let rows = [
    Row(
      kind: "a run loop on the main thread", threadCheck: "at once, later, elsewhere",
      queueCheck: "at once, later, later"),
    Row(
      kind: "dispatchMain()", threadCheck: "later, later, later",
      queueCheck: "at once, later, later"),
    Row(
      kind: "an async main, before it waits", threadCheck: "at once, later, elsewhere",
      queueCheck: "at once, later, later"),
    Row(
      kind: "an async main, afterwards", threadCheck: "later, later, later",
      queueCheck: "at once, later, later"),
    Row(
      kind: "Swift Testing", threadCheck: "later, later, later",
      queueCheck: "at once, later, later"),
  ]

  @Test("The table in More.md lists when answers arrive in each program")
  func guideTable() throws {
    let table = try PageTable(
      with: "how the main queue is served", in: "\(chapterFolder("Decorators"))/More.md")
    #expect(table.rows == Self.rows.map { [$0.kind, $0.threadCheck, $0.queueCheck] })
  }

  @Test(
    "A synchronous `main` delivers answers as More.md's table lists", .proves("STG-161", "STG-E35"))
  func synchronousMain() async throws {
    let printed = try await ProgramUnderTest("Decorators").run().output.split(separator: "\n")
    let headings = [
      "== The main queue on the main thread: a run loop pumps it ==",
      "== The main queue on another thread: dispatchMain() pumps it ==",
    ]
    for (heading, row) in zip(headings, Self.rows) {
      let lines = printed.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("==") }
      func values(_ decorator: String) -> String {
        lines.filter { $0.hasPrefix("await deliveries(from: \(decorator)(") }
          .compactMap { $0.firstMatch(of: #/\[(.*)\]$/#).map { String($0.1) } }
          .joined(separator: ", ")
      }
      #expect(values("DispatchMainQueueDecorator") == row.threadCheck)
      #expect(values("MainQueueDecorator") == row.queueCheck)
    }
  }

  @Test(
    "An async `main` delivers answers as More.md's table lists",
    .enabled(if: onLinux, "the guide's table describes Linux"),
    .proves("STG-161", "STG-E35"))
  func asyncMain() async throws {
    let program = try await AsyncProgram.compiled()
    var printed: [String: [[String]]] = [:]
    for decorator in ["thread", "queue"] {
      for client in ["bundled", "api", "guarded"] {
        let ended = try await program.run([decorator, client])
        try #require(ended.succeeded, "\(ended)")
        printed[decorator, default: []].append(
          ended.output.split(separator: "\n").map { String($0.dropFirst().dropLast()) })
      }
    }
    for (index, row) in Self.rows[2...3].enumerated() {
      func values(_ decorator: String) throws -> String {
        try printed[decorator, default: []].map { lines in
          try #require(lines.count == 2)
          return lines[index]
        }.joined(separator: ", ")
      }
      #expect(try values("thread") == row.threadCheck)
      #expect(try values("queue") == row.queueCheck)
    }

    // The guarded client answers inside its own queue, so a completion that uses this queue again deadlocks.
    #expect(!(try await program.run(["thread", "guarded", "again"]).succeeded))
    #expect(try await program.run(["queue", "guarded", "again"]).succeeded)
  }

  @Test(
    "A Swift Testing process delivers answers as the table says",
    .enabled(if: onLinux, "the guide's table describes Linux"),
    .proves("STG-161", "STG-E35"))
  @MainActor
  func theseTests() async throws {
    let (bundled, api, guarded) = (BundledItemsClient(), APIClient(), GuardedClient())
    let thread = [
      await deliveries(from: DispatchMainQueueDecorator(base: bundled)),
      await deliveries(from: DispatchMainQueueDecorator(base: api)),
      await deliveries(from: DispatchMainQueueDecorator(base: guarded)),
    ]
    let queue = [
      await deliveries(from: MainQueueDecorator(base: bundled)),
      await deliveries(from: MainQueueDecorator(base: api)),
      await deliveries(from: MainQueueDecorator(base: guarded)),
    ]
    func describe(_ deliveries: [[Delivery]]) -> String {
      deliveries.map { $0.map(\.rawValue).joined(separator: " and ") }.joined(separator: ", ")
    }
    #expect(describe(thread) == Self.rows[4].threadCheck)
    #expect(describe(queue) == Self.rows[4].queueCheck)
  }
}
