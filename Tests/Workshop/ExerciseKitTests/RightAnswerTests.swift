import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing

@testable import ExerciseKit

/// A right answer that differs from our solution, and was once rejected.
struct RightAnswer: Sendable, CustomTestStringConvertible {
  let exercise: String
  let testDescription: String
  /// Texts of the solution, and what replaces them.
  let edits: [(old: String, new: String)]

  init(_ exercise: String, _ what: String, _ edits: (old: String, new: String)...) {
    (self.exercise, testDescription, self.edits) = (exercise, what, edits)
  }

  static let all = [
    RightAnswer(
      "SortAndInject", "closures that are @Sendable",
      (
        """
          private let today: () -> String
          private let newNumber: () -> String

          init(today: @escaping () -> String, newNumber: @escaping () -> String) {
            self.today = today
            self.newNumber = newNumber
          }
        """,
        """
          let today: @Sendable () -> String
          let newNumber: @Sendable () -> String
        """
      )),
    RightAnswer(
      "BypassedInjection", "a generic initializer",
      (
        "private let client: ServerAPIClient\n\n  init(client: ServerAPIClient)",
        "private let client: any Keeping\n\n  init<Client: Keeping>(client: Client)"
      ),
      (
        "/// Shows a list",
        """
        @MainActor
        protocol Keeping {
          func fetchItems() throws -> [Item]
          func save(_ item: Item) throws
          func delete(_ item: Item) throws
        }

        extension ServerAPIClient: Keeping {}

        /// Shows a list
        """
      )),
    RightAnswer("TurnTheArrow", "an import without a space", ("// import", "//import")),
    RightAnswer(
      "RightLifestyle", "an actor that stores a task",
      (
        "onlyCart = Cart(counter: counter)", "making = Task { [counter] in Cart(counter: counter) }"
      ),
      ("func cart() -> Cart { onlyCart }", "func cart() async -> Cart { await making.value }")),
  ]

  func text(_ solution: String) throws -> String {
    try edits.reduce(solution) { text, edit in
      try #require(text.contains(edit.old), "\(self)")
      return text.replacing(edit.old, with: edit.new)
    }
  }
}

@Suite("Right answers")
struct RightAnswerTests {
  @Test("Right answers unlike our solution pass", arguments: RightAnswer.all)
  func pass(_ answer: RightAnswer) async throws {
    let played = try PlayedCheckout(of: [answer.exercise])
    let exercise = try played.exercise(answer.exercise)
    let text = try answer.text(try played.solution(of: exercise).solved)
    #expect(try await played.verdict(on: exercise.name, text).solvesAll)
  }

  /// The package manager takes seconds for each text, so `Scripts/slow/exercise` runs this.
  private static let exercise = ProcessInfo.processInfo.environment["EXERCISE"]

  @Test("Both ways to a verdict accept all right answers", .enabled(if: exercise != nil))
  func bothWays() async throws {
    let played = try PlayedCheckout(of: [try #require(Self.exercise)])
    let exercise = try played.exercise(try #require(Self.exercise))
    let solved = try played.solution(of: exercise).solved
    let others = try RightAnswer.all.filter { $0.exercise == exercise.name }
      .map { try $0.text(solved) }
    for throughPackages in [false, true] {
      let judge = try await Judge(played.workspace, throughPackages: throughPackages)
      for text in [solved] + others {
        let verdict = try await judge.verdict(on: text, at: exercise)
        #expect(verdict.solvesAll, "\(throughPackages ? "package" : "fast"): \(verdict.outcome)")
      }
    }
  }
}
