import Book
import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("The verbs of an exercise")
struct ExerciseVerbTests {
  private static let file = FakeExercise.addUp.exercise.file
  private static let progress = ".workshop/progress.txt"

  private func read(_ path: String, _ workshop: FakeWorkshop) throws -> String {
    try workshop.files.read("/play/\(path)")
  }

  @Test("start says what an exercise is about, and makes it the current one")
  func start() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("start", "addup") == 0)
    #expect(
      workshop.page.text == """
        AddUp: The title of AddUp, 15 min

        A story.

        Task 1: Add, 10 min
          Do it: Add.

        Task 2: Double, 5 min
          Do it: Double.

        Edit    Chapters/14-Deps1/Exercises/AddUp/Exercise.swift
        then    swift run workshop watch

        """)
    #expect(try read(Self.progress, workshop).hasSuffix("\ncurrent AddUp\n"))
    #expect(workshop.started == [])
  }

  @Test("start leaves an edited text, and brings back one that is gone", arguments: ["mine", nil])
  func startAgain(text: String?) async throws {
    let workshop = try FakeWorkshop.withExercises(changed: [Self.file: text])
    #expect(await workshop.run("start", "AddUp") == 0)
    let stub = FakeExercise.addUp.files["Exercise.swift"]
    #expect(try read(Self.file, workshop) == text ?? stub)
  }

  @Test("A solved task is marked, and the words fit 40 columns")
  func startNarrow() async throws {
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 40), changed: [Self.progress: "solved AddUp.1 00000000\n"])
    #expect(await workshop.run("start", "AddUp") == 0)
    #expect(workshop.page.text.contains("\nSolved  1\n"))
    #expect(workshop.page.tooWide.filter { !$0.contains("Chapters/") } == [])
  }

  @Test(
    "Without a name a verb means the current exercise, or else the first unsolved",
    arguments: [
      ("", "AddUp"), ("current Swap\n", "Swap"), ("current Gone\n", "AddUp"),
      ("solved AddUp.1 0\nsolved AddUp.2 0\n", "Swap"), ("solved AddUp.1 0\n", "AddUp"),
      ("current AddUp\nsolved AddUp.1 0\nsolved AddUp.2 0\n", "AddUp"),
    ])
  func meant(progress: String, name: String) async throws {
    let workshop = try FakeWorkshop.withExercises(changed: [Self.progress: progress])
    #expect(await workshop.run("start") == 0)
    #expect(workshop.page.text.hasPrefix("\(name): The title of \(name)"))
  }

  @Test("next goes on to the next unsolved exercise, and begins again behind the last")
  func next() async throws {
    let workshop = try FakeWorkshop.withExercises()
    for name in ["AddUp", "Swap", "AddUp"] {
      #expect(await workshop.run("next") == 0)
      #expect(try read(Self.progress, workshop).hasSuffix("\ncurrent \(name)\n"))
    }
  }

  @Test("next says so where no other exercise is left")
  func noNext() async throws {
    let progress = "current AddUp\nsolved Swap.1 00000000\n"
    let workshop = try FakeWorkshop.withExercises(changed: [Self.progress: progress])
    #expect(await workshop.run("next") == 0)
    #expect(
      workshop.page.text
        == "No other exercise is left to solve. All of them: swift run workshop list\n")
    #expect(try read(Self.progress, workshop) == progress)
  }

  @Test("hint is plainer each time; the last one comes again, and points to the solution")
  func hints() async throws {
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 1000))
    let last =
      "AddUp, task 1, hint 3 of 3: plain 1 That is the last hint. "
      + "See: swift run workshop solution AddUp\n"
    var told = ""
    for hint in [
      "AddUp, task 1, hint 1 of 3: gentle 1\n", "AddUp, task 1, hint 2 of 3: plainer 1\n", last,
      last,
    ] {
      #expect(await workshop.run("hint") == 0)
      told += hint
      #expect(workshop.page.text == told)
    }
    #expect(try read(Self.progress, workshop).hasSuffix("\nhints AddUp.1 3\n"))
  }

  @Test(
    "hint is about the first unsolved task, whatever the file of progress says",
    arguments: [
      ("solved AddUp.1 0\n", "AddUp, task 2, hint 1 of 3: gentle 2\n"),
      ("solved AddUp.1 0\nhints AddUp.2 1\n", "AddUp, task 2, hint 2 of 3: plainer 2\n"),
      (
        "solved AddUp.1 0\nsolved AddUp.2 0\n",
        "AddUp is solved. What next: swift run workshop next\n"
      ),
      (
        "solved AddUp.1 0\nsolved AddUp.2 0\ngreen AddUp 1\n",
        "AddUp, task 2, hint 1 of 3: gentle 2\n"
      ),
      ("hints AddUp.1 many\n", "AddUp, task 1, hint 1 of 3: gentle 1\n"),
      ("hints AddUp.1 -7\n", "AddUp, task 1, hint 1 of 3: gentle 1\n"),
      ("hints AddUp.1 -1\n", "AddUp, task 1, hint 1 of 3: gentle 1\n"),
      (
        "hints AddUp.1 9223372036854775807\n",
        "AddUp, task 1, hint 3 of 3: plain 1 That is the last hint. "
          + "See: swift run workshop solution AddUp\n"
      ),
    ])
  func hint(progress: String, told: String) async throws {
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000), changed: [Self.progress: progress])
    #expect(await workshop.run("hint", "AddUp") == 0)
    #expect(workshop.page.text == told)
  }

  @Test("hint begins again after a reset, also of what was solved once")
  func hintAfterReset() async throws {
    let progress = "solved AddUp.1 0\nsolved AddUp.2 0\ngreen AddUp 1 2\n"
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000), changed: [Self.progress: progress, Self.file: "mine"])
    #expect(await workshop.run("reset", "AddUp") == 0)
    #expect(await workshop.run("hint", "AddUp") == 0)
    #expect(workshop.page.text.hasSuffix("\nAddUp, task 1, hint 1 of 3: gentle 1\n"))
  }

  @Test("solution prints the file with every task solved, and changes nothing")
  func solution() async throws {
    let workshop = try FakeWorkshop.withExercises(changed: [Self.file: "mine"])
    #expect(await workshop.run("solution", "AddUp") == 0)
    #expect(
      workshop.page.text == """
        // AddUp, solved.

        // TASK 1: Add.
        adds passes
        // END

        // TASK 2: Double.
        doubles passes
        // END

        """)
    #expect(try read(Self.file, workshop) == "mine")
    #expect(!workshop.files.exists("/play/.workshop"))
  }

  @Test("diff shows a text against the solution")
  func diff() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("diff", "AddUp") == 0)
    #expect(
      workshop.page.text == """
        '-' is yours, '+' is ours:
        - adds fails
        + adds passes
        - doubles fails
        + doubles passes

        """)
  }

  @Test("diff of the solution says that it is ours")
  func noDiff() async throws {
    let text = "// TASK 1: Swap.\nswaps passes\n// END\n"
    let workshop = try FakeWorkshop.withExercises(
      changed: [FakeExercise.swap.exercise.file: text])
    #expect(await workshop.run("diff", "Swap") == 0)
    #expect(workshop.page.text == "Your text is our solution.\n")
  }
}
