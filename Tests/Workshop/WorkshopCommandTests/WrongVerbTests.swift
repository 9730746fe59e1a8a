import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("The verb wrong")
struct WrongVerbTests {
  @Test("It lists the mistakes of an exercise, with the check that each fails and what to ask")
  func list() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("wrong", "swap") == 0)
    let mistakes = ["1 swaps one", "2 swaps none"].map {
      "\($0)\n  fails swaps: why.\n  Ask: what?\n"
    }
    #expect(workshop.page.text == mistakes.joined())
  }

  @Test("With a number it prints the whole answer, and with --diff what differs from the solution")
  func show() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("wrong", "AddUp", "2") == 0)
    #expect(await workshop.run("wrong", "AddUp", "2", "--diff") == 0)
    #expect(
      workshop.page.text == """
        // AddUp, solved.

        // TASK 1: Add.
        adds fails
        // END

        // TASK 2: Double.
        doubles passes
        // END
        '-' is our solution's, '+' is the wrong answer's:
        - adds passes
        + adds fails

        """)
  }

  @Test(
    "A wrong use is told",
    arguments: [
      (["wrong"], "'wrong' needs a name. See: swift run workshop wrong --help"),
      (
        ["wrong", "AddOn"],
        "There is no exercise 'AddOn'. Nearest: AddUp. See: swift run workshop list"
      ),
      (["wrong", "AddUp", "--diff"], "Say which: wrong AddUp NUMBER --diff"),
      (
        ["wrong", "Swap", "3"],
        "Swap has the wrong answers 1 to 2. See: swift run workshop wrong Swap"
      ),
    ])
  func misuse(words: [String], said: String) async throws {
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 1000))
    #expect(await workshop.run(words) == 2)
    #expect(workshop.page.errors == "workshop: \(said)\n")
  }

  private static let form = "A wrong answer says 'fails CHECK: SENTENCE', and then 'Ask: …'."

  @Test(
    "One of another form is told with its place",
    arguments: [
      ("fails swaps: why.", "fails: why.", ":3: \(form)"),
      ("Ask: what?\n", "", ":3: \(form)"),
      ("```diff", "```swift", ":9: A difference stands in a block '```diff'."),
      (
        "+swaps fails", "*swaps fails",
        ":11: A line of a difference begins with '-', '+' or a space."
      ),
      (
        "-swaps passes", "-swaps passed",
        ":9: Here what the edit replaces stands 0 times in "
          + "Chapters/15-Deps2/Exercises/Swap/Solution.swift, not once."
      ),
      (
        "```diff\n-swaps passes\n+swaps fails\n```\n", "",
        ":3: It has no block '```diff' that differs from the solution."
      ),
    ])
  func otherForm(old: String, new: String, said: String) async throws {
    let (path, text) = (
      FakeExercise.swap.exercise.wrongAnswers, FakeExercise.swap.files["WrongAnswers.md"] ?? ""
    )
    try #require(text.contains(old))
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000), changed: [path: text.replacing(old, with: new)])
    #expect(await workshop.run("wrong", "Swap") == 1)
    #expect(workshop.page.errors == "workshop: \(path)\(said)\n")
  }
}
