import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("`Check`: a test in an exercise's Checks.swift")
struct CheckListTests {
  @Test("`Check.all` lists checks in file order with task, sentence and lines")
  func whole() throws {
    let list = try Check.all(
      in:
        """
        import Testing

        @testable import AddUpExercise

        @Suite("Task 1: Add")
        struct Task1 {
          private let a = 1

          @Test("The sum is 3.")
          func sum() throws {
            try #require(a + 2 == 3)
          }

          @Test("It is fast.", .timeLimit(.minutes(1)))
          func fast() async {}

          private func noCheck() {}
        }

        struct Task12 {
          @Test("It doubles.") func doubles() {}
        }

        private struct Helper { func sum() {} }
        """, path: "Checks.swift")
    #expect(
      list == [
        Check(task: 1, name: "sum", sentence: "The sum is 3.", lines: 9...12),
        Check(task: 1, name: "fast", sentence: "It is fast.", lines: 14...15),
        Check(task: 12, name: "doubles", sentence: "It doubles.", lines: 21...21),
      ])
    #expect(list.map(\.id) == ["Task1/sum", "Task1/fast", "Task12/doubles"])
  }

  private static let place = "Checks must be in suites 'Task1', 'Task2', …."

  @Test(
    "`Check.all` rejects a malformed Checks.swift with the line number",
    arguments: [
      ("struct Task1 { func sum() {} }", ": The file has no checks."),
      ("struct Task1a {\n  @Test(\"It adds.\") func adds() {}\n}", ":1: \(place)"),
      (
        "struct Task1 { @Test(\"It adds.\") func adds() {} }\n@Test(\"B.\") func b() {}",
        ":2: \(place)"
      ),
      (
        "struct Task1 {\n  @Test(.disabled()) func adds() {}\n}",
        ":2: A check needs a sentence: @Test(\"…\")."
      ),
      (
        "struct Task1 {\n  @Test(\"A.\") func adds() {}\n}\nstruct Task2 {\n"
          + "  @Test(\"B.\") func adds() {}\n}", ":5: Duplicate check 'adds'."
      ),
    ])
  func bad(text: String, said: String) {
    #expect(throws: ToolError("Checks.swift\(said)")) {
      try Check.all(in: text, path: "Checks.swift")
    }
  }
}
