import TestSupport
import Testing

@testable import Decorators

/// What the document's question is worth depends on who works off the main queue. Each row of the
/// guide's table is what a program of that kind does on Linux.
@Suite("The main queue in each kind of program")
struct ProgramKindTests {
  /// How the answers of three clients arrive: one in memory, one with a queue, one inside a queue.
  struct Row: Equatable {
    let kind: String
    let askingTheThread: String
    let askingTheQueue: String
  }

  static let rows = [
    Row(
      kind: "a run loop on the main thread", askingTheThread: "at once, later, elsewhere",
      askingTheQueue: "at once, later, later"),
    Row(
      kind: "dispatchMain()", askingTheThread: "later, later, later",
      askingTheQueue: "at once, later, later"),
    Row(
      kind: "an async main, before it waits", askingTheThread: "at once, later, elsewhere",
      askingTheQueue: "at once, later, later"),
    Row(
      kind: "an async main, afterwards", askingTheThread: "later, later, later",
      askingTheQueue: "at once, later, later"),
    Row(
      kind: "Swift Testing", askingTheThread: "later, later, later",
      askingTheQueue: "at once, later, later"),
  ]

  @Test("The guide's table is this one")
  func guideTable() throws {
    let table = try PageTable(
      with: "how the main queue is served", in: "\(chapterFolder("Decorators"))/More.md")
    #expect(table.rows == Self.rows.map { [$0.kind, $0.askingTheThread, $0.askingTheQueue] })
  }

  @Test("A synchronous main: the chapter's own program", .proves("STG-161", "STG-E35"))
  func synchronousMain() async throws {
    let printed = try await ProgramUnderTest("Decorators").run().output.split(separator: "\n")
    let headings = [
      "== The main queue on the main thread: a run loop pumps it ==",
      "== The main queue on another thread: dispatchMain() pumps it ==",
    ]
    for (heading, row) in zip(headings, Self.rows) {
      let lines = printed.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("==") }
      func values(_ decorator: String) -> String {
        lines.filter { $0.hasPrefix("await arrivals(from: \(decorator)(") }
          .compactMap { $0.firstMatch(of: #/\[(.*)\]$/#).map { String($0.1) } }
          .joined(separator: ", ")
      }
      #expect(values("DispatchMainQueueDecorator") == row.askingTheThread)
      #expect(values("MainQueueDecorator") == row.askingTheQueue)
    }
  }

  @Test(
    "An async main", .enabled(if: onLinux, "the row of the guide's table tells of Linux"),
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
      #expect(try values("thread") == row.askingTheThread)
      #expect(try values("queue") == row.askingTheQueue)
    }

    // Elsewhere means inside the client's queue: a consumer that uses it once more meets itself.
    #expect(!(try await program.run(["thread", "guarded", "again"]).succeeded))
    #expect(try await program.run(["queue", "guarded", "again"]).succeeded)
  }

  @Test(
    "These tests", .enabled(if: onLinux, "the row of the guide's table tells of Linux"),
    .proves("STG-161", "STG-E35"))
  @MainActor
  func theseTests() async throws {
    let (bundled, api, guarded) = (BundledItemsClient(), APIClient(), GuardedClient())
    let thread = [
      await arrivals(from: DispatchMainQueueDecorator(base: bundled)),
      await arrivals(from: DispatchMainQueueDecorator(base: api)),
      await arrivals(from: DispatchMainQueueDecorator(base: guarded)),
    ]
    let queue = [
      await arrivals(from: MainQueueDecorator(base: bundled)),
      await arrivals(from: MainQueueDecorator(base: api)),
      await arrivals(from: MainQueueDecorator(base: guarded)),
    ]
    func words(_ arrivals: [[Arrival]]) -> String {
      arrivals.map { $0.map(\.rawValue).joined(separator: " and ") }.joined(separator: ", ")
    }
    #expect(words(thread) == Self.rows[4].askingTheThread)
    #expect(words(queue) == Self.rows[4].askingTheQueue)
  }
}
