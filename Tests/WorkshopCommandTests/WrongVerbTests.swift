import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("The verb trap")
struct TrapVerbTests {
  @Test("It lists the traps of an exercise with the check that each must fail")
  func list() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("trap", "swap") == 0)
    let traps = ["A", "B", "C"].map { "swaps\($0)\n  fails swaps: why.\n" }
    #expect(workshop.page.text == traps.joined())
  }

  @Test("With a name it prints the whole answer, and with --diff what differs from the solution")
  func show() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("trap", "AddUp", "addsb") == 0)
    #expect(await workshop.run("trap", "AddUp", "addsB", "--diff") == 0)
    #expect(
      workshop.page.text == """
        // AddUp, solved.

        // TASK 1: Add.
        adds fails
        // END

        // TASK 2: Double.
        doubles passes
        // END
        '-' is our solution's, '+' is the trap's:
        - adds passes
        + adds fails

        """)
  }

  @Test(
    "A wrong use is told, with the nearest name",
    arguments: [
      (["trap"], "'trap' needs a name. See: swift run workshop trap --help"),
      (
        ["trap", "AddOn"],
        "There is no exercise 'AddOn'. Nearest: AddUp. See: swift run workshop list"
      ),
      (["trap", "AddUp", "--diff"], "Name the trap: trap AddUp TRAP --diff"),
      (
        ["trap", "Swap", "swapsD"],
        "Swap has no trap 'swapsD'. Nearest: swapsA, swapsB, swapsC. See: swift run workshop trap Swap"
      ),
    ])
  func misuse(words: [String], said: String) async throws {
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 1000))
    #expect(await workshop.run(words) == 2)
    #expect(workshop.page.errors == "workshop: \(said)\n")
  }

  @Test("A trap that cannot be read is told with its place")
  func unreadable() async throws {
    let path = "\(FakeExercise.swap.exercise.folder)/Traps/swapsB.swift"
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000), changed: [path: "swaps"])
    #expect(await workshop.run("trap", "Swap") == 1)
    #expect(
      workshop.page.errors == "workshop: \(path):1: A trap begins '// Fails CHECK: why.'.\n")
  }
}
