import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

/// Uses a real exercise and the real compiler.
@Suite("`TaskExamples`")
struct TaskExamplesTests {
  private static let right = """
    ```swift
    final class Mock: ServerAPIClient {
      override func save(_ item: Item) throws { throw CancellationError() }
    }
    let model = ItemListViewModel(client: Mock())

    model.getList()
    [model]
      .map(\\.lines)
      .first ?? []  // ["real tea"]
    let lines = model.lines  // ["real tea"]

    // A remark.
    try Mock().save(Item(name: "salt"))  // throws CancellationError()
    await Task { lines.joined(separator: "#") + "\\n2" }.value
    // real tea
    // 2
    ```

    <!-- declarations -->
    ```swift
    protocol Saving { func save(_ item: Item) throws }
    ```

    <!-- declarations -->
    ```swift
    extension ServerAPIClient: Sendable {}
    ```

    ## Task 2: Go on

    ```swift
    model.message.isEmpty  // true
    let model = [model].count  // 1
    ```

    """

  private func problems(_ blocks: String) async throws -> [String] {
    let played = try PlayedCheckout(of: ["BypassedInjection"])
    let exercise = try played.exercise("BypassedInjection")
    try played.write(blocks, to: exercise.tasks)
    let judge = try await Judge(played.workspace)
    return try await judge.problemsOfExamples(in: exercise, try played.solution(of: exercise))
      .map { $0.description.replacing("\(exercise.folder)/", with: "") }
  }

  @Test("A task's examples run with the solution")
  func right() async throws {
    #expect(try await problems("No block.\n") == [])
    #expect(try await problems(Self.right) == [])
  }

  @Test("`TaskExamples` reports an example's wrong value with its line")
  func wrongValues() async throws {
    let wrong = Self.right.replacing("// [\"real tea\"]", with: "// [real tea]")
      .replacing("// throws CancellationError()", with: "// throws Offline()")
      .replacing("// 2", with: "// 3").replacing("count  // 1", with: "count  // 2")
      .replacing("model.message.isEmpty  // true", with: "model.getList()  // throws Offline()")
    #expect(
      try await problems(wrong)
        == [
          "10: '[model]\n  .map(\\.lines)\n  .first ?? []' gives '[\"real tea\"]', not '[real tea]'.",
          "11: 'lines' gives '[\"real tea\"]', not '[real tea]'.",
          "14: 'try Mock().save(Item(name: \"salt\"))' gives 'CancellationError()', not 'Offline()'.",
          "15: 'await Task { lines.joined(separator: \"#\") + \"\\n2\" }.value' gives "
            + "'real tea\n2', not 'real tea\n3'.",
          "33: 'model.getList()' gives 'no error', not 'Offline()'.",
          "34: 'model' gives '1', not '2'.",
        ].map { "Tasks.md:\($0)" })
  }

  @Test(
    "`TaskExamples` reports an example that doesn't produce a value",
    arguments: [
      (
        "let model = ItemListViewModel()  // 1", "",
        "2: This example doesn't compile: missing argument for parameter 'client' in call"
      ),
      (
        "protocol A { func a() -> Nothing }", "<!-- declarations -->",
        "3: This example doesn't compile: cannot find type 'Nothing' in scope"
      ),
      (
        "1 / [0][0]  // 1", "",
        " The examples don't run: crashed. Crashed: Division by zero"
      ),
      (
        "throw CancellationError()\nlet a = 1  // 1", "",
        "1: An example throws CancellationError()."
      ),
      (
        "let a = 1", "",
        "1: This block has no value: write one behind a call, or '<!-- declarations -->' above."
      ),
      ("\"a", "", "2: Not Swift: unterminated string literal"),
    ])
  func broken(code: String, mark: String, problem: String) async throws {
    let head = mark.isEmpty ? "" : "\(mark)\n"
    let found = try await problems("\(head)```swift\n\(code)\n```\n")
    #expect(found == ["Tasks.md:\(problem)"])
  }
}
