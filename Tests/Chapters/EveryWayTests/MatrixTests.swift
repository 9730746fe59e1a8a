import Foundation
import Playground
import TestSupport
import Testing

@testable import EveryWay

/// Serialized, because the ways share globals.
@MainActor
@Suite("EveryWay: the answers of every way", .serialized)
struct MatrixTests {
  /// A question, the id of its claim, and its answers in the order of `Way.all`.
  struct Column: Sendable, CustomTestStringConvertible {
    let question: Question
    let claim: String
    let answers: [String]

    var testDescription: String { question.rawValue }
  }

  nonisolated private static let rows: [[String]] = """
    existential  4  apart  refused     gone      own         3 levels  -
    generic      4  apart  refused     gone      own         3 levels  -
    global       4  mixed  silent      ever      shared      any code  seen
    singleton    0  mixed  -           ever      shared      any code  -
    default      4  apart  silent      ever      shared      any code  -
    adapter      4  apart  refused     gone      own         1 level   -
    closure      4  apart  refused     gone      own         1 level   -
    rejection    4  apart  refused     gone      own         0 levels  -
    deps1        4  apart  refused     ever      shared/own  1 level   seen
    deps2        4  apart  refused     app/gone  shared/own  1 level   unseen
    deps3        4  apart  refused     ever      shared/own  1 level   seen
    deps4        4  apart  refused     app/gone  shared/own  1 level   seen
    composed     4  apart  refused     app/gone  shared/own  3 levels  -
    spliced      4  apart  refused     gone      own         3 levels  -
    scope        4  apart  refused     gone      own         3 levels  -
    carried      4  apart  refused     gone      own         3 levels  -
    functions    4  apart  refused     gone      own         0 levels  -
    container    4  apart  at start    app/gone  shared/own  1 level   unseen
    locator      4  mixed  first use   ever      shared      any code  seen
    checked      4  mixed  at start    ever      shared      any code  seen
    taskLocal    4  apart  test fails  app/gone  shared/own  any code  -
    environment  4  apart  silent      gone      own         any view  -
    """.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    }

  nonisolated static let columns: [Column] = {
    let claims: [(Question, String)] = [
      (.tests, "OURS-602"), (.together, "OURS-604"), (.forgotten, "OURS-603"),
      (.logout, "OURS-607"), (.windows, "OURS-608"), (.reach, "OURS-609"),
      (.replaced, "OURS-610"),
    ]
    return claims.enumerated().map { index, column in
      Column(question: column.0, claim: column.1, answers: rows.map { $0[index + 1] })
    }
  }()

  @Test("Every way of injection logs in with the same result", .proves("OURS-601"))
  func sameLogin() async {
    #expect(Way.all.map(\.name) == Self.rows.map { $0[0] })
    for way in Way.all {
      var answers: [String] = []
      await way.run(Services()) { app in answers = ["Ada", "Eve"].map(app.open().logIn) }
      #expect(answers == ["Ada's token at 9:00", "Eve's token at 9:00"], "\(way.name)")
    }
  }

  @Test("Each question has the expected answer for every way", arguments: columns)
  func cells(of column: Column) async throws {
    let program = URL(filePath: "\(TestCheckout.products)/EveryWay")
    var answers: [String] = []
    for way in Way.all {
      answers.append(try await way.answer(to: column.question, program: program))
    }
    try #require(answers == column.answers)
    proved(column.claim)
  }

  @Test("Renaming a way doesn't change its answers")
  func answersOfTheCode() async throws {
    let questions: [Question] = [.tests, .together, .logout, .windows, .reach, .replaced]
    let nowhere = URL(filePath: "/")
    var changed = 0
    for question in questions {
      var own: [String] = []
      for way in Way.all { own.append(try await way.answer(to: question, program: nowhere)) }
      for (index, way) in Way.all.enumerated() {
        // The next way whose answer differs.
        let order = Way.all.indices.map { (index + $0) % Way.all.count }
        let other = try #require(order.first { own[$0] != own[index] })
        let code = Way.all[other]
        let disguised = Way(
          name: "\(way.name) as \(code.name)", chapters: [], dependency: (0, 0), run: code.run,
          testWiring: code.testWiring, anyCode: code.anyCode)
        let answer = try await disguised.answer(to: question, program: nowhere)
        #expect(answer == own[other], "\(way.name), \(question)")
        changed += 1
      }
    }
    #expect(changed == 6 * Way.all.count)
  }

  @Test("Every way's login stores its token and logs a line")
  func effects() async {
    for way in Way.all where way.name != "singleton" {
      let (store, logger) = (CountingStore(), ListLogger())
      await way.runTest(Services(logger: logger, makeStore: { store })) { app in
        _ = app.open().logIn("Ada")
      }
      #expect(store.tokens == ["Ada's token"], "\(way.name)")
      #expect(logger.lines == ["Ada at 9:00"], "\(way.name)")
    }
    // These apps use a shared store and logger.
    for (way, name) in [(Way.singleton, "Eve"), (.defaultArgument, "Ada")] {
      await way.run(Services()) { app in _ = app.open().logIn(name) }
      #expect(MemoryStore.shared.token == "\(name)'s token", "\(way.name)")
      #expect(ListLogger.shared.lines.last == "\(name) at 9:00", "\(way.name)")
    }
  }

  @Test("Each way marked `refused` has a file that the compiler rejects")
  func refusals() throws {
    let fixtures = try RefusedCode.all(of: "EveryWay").map(\.testDescription)
    let forgotten = fixtures.filter { $0.contains("Forgotten") }
    #expect(forgotten.count == Self.rows.count { $0[3] == "refused" })
  }
}

/// Stores every token.
private final class CountingStore: Store {
  private let storedTokens = Locked<[String]>([])

  var tokens: [String] { storedTokens.withLock { $0 } }
  var token: String? { tokens.last }

  func keep(_ token: String) { storedTokens.withLock { $0.append(token) } }
}
