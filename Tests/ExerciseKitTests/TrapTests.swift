import Book
import Testing

@testable import ExerciseKit

@Suite("A wrong answer, as parts of the solution or whole")
struct TrapTests {
  private func trap(_ text: String) throws -> Trap {
    let solution = """
      // Sums.
      struct Sums {
        // TASK 1: Add.
        let sum = 1 + 2
        // STUB
        // let sum = 0
        // END
      }
      // TASK 2: Double.
      let double = 2 * 3
      // STUB
      // END

      """
    return try Trap(
      text, path: "Traps/Wrong.swift",
      of: try SolutionText(solution, path: "Solution.swift"))
  }

  private func places(_ trap: Trap) -> [String] {
    var places: [String] = []
    while let line = trap.source(ofLine: places.count + 1) {
      places.append("\(line.file):\(line.number)")
    }
    return places
  }

  @Test("The text below a mark stands in place of that part, as deep as the mark")
  func part() throws {
    let trap = try trap("// Fails adds: so.\n// TASK 1: Add.\nvar sum: Int {\n  1\n\n}\n")
    #expect(trap.name == "Wrong")
    #expect(trap.checks == ["adds"])
    #expect(trap.reason == "so.")
    #expect(
      trap.text == """
        // Sums.
        struct Sums {
          // TASK 1: Add.
          var sum: Int {
            1

          }
          // END
        }
        // TASK 2: Double.
        let double = 2 * 3
        // END

        """)
    let own = (3...6).map { "Traps/Wrong.swift:\($0)" }
    let ours = [7, 8, 9, 10, 12, 13].map { "Solution.swift:\($0)" }
    #expect(
      places(trap) == ["Solution.swift:1", "Solution.swift:2", "Solution.swift:3"] + own + ours)
  }

  @Test("It may replace several parts, one of them by nothing, and name further checks")
  func parts() throws {
    let trap = try trap(
      """
      // Fails adds: so.
      // Also fails doubles,
      // triples.
      // TASK 2: Double.
      // TASK 1: Add.
      let sum = 3
      """)
    #expect(trap.checks == ["adds", "doubles", "triples"])
    let sum = "// Sums.\nstruct Sums {\n  // TASK 1: Add.\n  let sum = 3\n  // END\n}\n"
    #expect(trap.text == sum + "// TASK 2: Double.\n// END\n")
  }

  @Test("Without a mark in its second line it is the whole answer")
  func whole() throws {
    let trap = try trap("// Fails adds: so.\n// Sums.\n\n// TASK 1: Add.\n// END\n")
    #expect(trap.text == "// Sums.\n\n// TASK 1: Add.\n// END\n")
    #expect(places(trap) == (2...6).map { "Traps/Wrong.swift:\($0)" })
  }

  @Test(
    "Another form is told with its line",
    arguments: [
      ("", "1: A trap begins '// Fails CHECK: why.'."),
      ("// Fails: so.\n", "1: A trap begins '// Fails CHECK: why.'."),
      ("// Fails adds: \n", "1: A trap begins '// Fails CHECK: why.'."),
      ("\n// Fails adds: so.\n", "1: A trap begins '// Fails CHECK: why.'."),
      (
        "// Fails adds: so.\n// Also fails adds\n",
        "2: Further checks are named '// Also fails CHECK, CHECK.'."
      ),
      (
        "// Fails adds: so.\n// TASK 1: Double.\n",
        "2: The solution has no part '// TASK 1: Double.', or it stands above."
      ),
      (
        "// Fails adds: so.\n// TASK 1: Add.\n// TASK 1: Add.\n",
        "3: The solution has no part '// TASK 1: Add.', or it stands above."
      ),
      (
        "// Fails adds: so.\n// TASK 1: Add.\n// END\n",
        "3: '// END' does not belong in a trap's part."
      ),
    ])
  func fault(text: String, said: String) throws {
    let error = #expect(throws: Problem.self) { try trap(text) }
    #expect(error?.description == "Traps/Wrong.swift:\(said)")
  }
}
