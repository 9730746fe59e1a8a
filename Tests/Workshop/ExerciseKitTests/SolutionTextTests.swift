import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("`SolutionText`")
struct SolutionTextTests {
  @Test("`SolutionText` solves tasks up to N and keeps the later stubs")
  func stub() throws {
    let solution = try SolutionText(
      """
      func sum() -> Int {
        // TASK 1: Add.
        1 + 2
        // STUB
        // let sum = 0
        //
        //   // later
        // return sum
        // END
      }

      // TASK 2: Double.
      func double() -> Int { sum() * 2 }
      // STUB
      // END

      let last = 0  // TASK 1 is above.
      // TASK 1: And here.
      let one = 1
      let two = 2
      // STUB
      // let one = 0
      // END

      """, path: "Solution.swift")
    let stub = """
      func sum() -> Int {
        // TASK 1: Add.
        let sum = 0

          // later
        return sum
        // END
      }

      // TASK 2: Double.
      // END

      let last = 0  // TASK 1 is above.
      // TASK 1: And here.
      let one = 0
      // END

      """
    let one = stub.replacing("  let sum = 0\n\n    // later\n  return sum\n", with: "  1 + 2\n")
      .replacing("let one = 0\n", with: "let one = 1\nlet two = 2\n")
    let two = "// TASK 2: Double.\n"
    #expect(solution.stub == stub && solution.solved(upTo: 0) == stub)
    #expect(solution.solved(upTo: 1) == one)
    #expect(
      solution.solved == one.replacing(two, with: two + "func double() -> Int { sum() * 2 }\n"))
    #expect(solution.tasks == [1, 2])
  }

  private static let begins = ":1: Write this line as '// TASK 1: What to do here.'."

  @Test(
    "`SolutionText` rejects a misplaced `TASK`, `STUB` or `END`",
    arguments: [
      ("// TASK 1", begins), ("// TASK one: Add.", begins),
      ("a\n  // STUB", ":2: '// STUB' must be below a '// TASK' line."),
      ("a\n// END", ":2: '// END' must be below a '// TASK' line."),
      ("// TASK 1: A.\na", ": Task 1 has no '// END'."),
      (
        "// TASK 1: A.\n// STUB\n// END\n  // TASK 1: A.\n",
        ":4: '// TASK 1: A.' appears twice. Describe each place differently."
      ),
      ("// TASK 1: A.\na\n// STUB\n// b", ": Task 1 has no '// END'."),
      ("// TASK 1: A.\na\n// END", ":3: Unexpected '// END' in task 1."),
      (
        "// TASK 1: A.\n// STUB\n// STUB\n// END",
        ":3: Unexpected '// STUB' in task 1."
      ),
      (
        "// TASK 1: A.\n// STUB\n// TASK 2: B.\n// END",
        ":3: Unexpected '// TASK 2: B.' in task 1."
      ),
      ("// TASK 1: A.\n// STUB\n//b\n// END", ":3: Stub lines must begin with '// '."),
    ])
  func bad(text: String, said: String) {
    #expect(throws: ToolError("Solution.swift\(said)")) {
      try SolutionText(text, path: "Solution.swift")
    }
  }
}
