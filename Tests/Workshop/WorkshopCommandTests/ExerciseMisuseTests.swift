import Book
import ExerciseKit
import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("Exercise verbs, used wrongly or where nothing can be written")
struct ExerciseMisuseTests {
  private static let file = FakeExercise.addUp.exercise.file

  @Test(
    "A name that is not known gets the nearest, with status 2",
    arguments: ["start", "watch", "check", "hint", "solution", "diff", "reset", "undo"])
  func unknown(verb: String) async throws {
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 1000))
    #expect(await workshop.run(verb, "AddOn") == 2)
    #expect(
      workshop.page.errors == "workshop: There is no exercise 'AddOn'. Nearest: AddUp. "
        + "See: swift run workshop list\n")
    #expect(workshop.page.text == "")
    #expect(!workshop.files.exists("/play/.workshop"))
  }

  @Test("A chapter's name or number is its exercise; of several, or of none, it says so")
  func chapter() async throws {
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000),
      changed: FakeExercise(14, "Deps1", "Other", [FakeTask(title: "One", teaches: "one")]).texts)
    for name in ["Deps2", "15", "deps2"] { #expect(await workshop.run("solution", name) == 0) }
    for name in ["Deps1", "14"] {
      #expect(await workshop.run("start", name) == 2)
    }
    #expect(
      workshop.page.errors
        == String(repeating: "workshop: 14 Deps1 has AddUp and Other.\n", count: 2))
  }

  @Test("Where every exercise is solved, one must be named")
  func allSolved() async throws {
    let solved = ["AddUp.1", "AddUp.2", "Swap.1"].map { "solved \($0) 0\n" }.joined()
    let workshop = try FakeWorkshop.withExercises(changed: [".workshop/progress.txt": solved])
    #expect(await workshop.run("start") == 2)
    #expect(
      workshop.page.errors
        == "workshop: Every exercise is solved. Name one: swift run workshop list\n")
  }

  @Test(
    "check takes a name or --all", arguments: [["--all", "AddUp"], ["AddUp", "--all", "--json"]])
  func allAndName(words: [String]) async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run(["check"] + words) == 2)
    #expect(workshop.page.errors == "workshop: 'check' takes a name or --all, not both.\n")
    #expect(workshop.page.text == "")
    #expect(!workshop.started.contains { $0.hasPrefix("swift build") })
  }

  private static let noProgress = "The folder /play/.workshop cannot be made: read-only."
  private static let noKept = "The folder /play/.workshop/kept/AddUp cannot be made: read-only."
  private static let noFile = "/play/\(file) cannot be written: read-only."
  private static let path = "/play/\(file)"

  @Test(
    "A write that is refused is a sentence and status 1, and no text is lost",
    arguments: [
      (["start", "AddUp"], "/play/.workshop", noProgress),
      (["next"], "/play/.workshop", noProgress),
      (["hint", "AddUp"], "/play/.workshop", noProgress),
      (["reset", "AddUp"], "/play/.workshop", noKept),
      (["reset", "AddUp"], path, noFile),
      (["undo", "AddUp"], "/play/.workshop", noKept),
      (["undo", "AddUp"], path, noFile),
      (["start", "AddUp"], "/play", noProgress),
      (["hint", "AddUp"], "/play", noProgress),
      (["reset", "AddUp"], "/play", noKept),
      (["undo", "AddUp"], "/play", noKept),
    ])
  func refused(words: [String], unwritable: String, said: String) async throws {
    let kept = ".workshop/kept/AddUp/0001.swift"
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000), changed: [Self.file: "mine", kept: "older"],
      unwritable: [unwritable])
    #expect(await workshop.run(words) == 1)
    #expect(workshop.page.errors == "workshop: \(said)\n")
    #expect(workshop.page.text == "")
    #expect(try workshop.files.read(Self.path) == "mine")
    #expect(try workshop.files.read("/play/\(kept)") == "older")
    #expect(!workshop.files.exists("/play/.workshop/progress.txt"))
  }

  @Test("A stub that cannot be written is a sentence and status 1")
  func noStub() async throws {
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000), changed: [Self.file: nil], unwritable: [Self.path])
    #expect(await workshop.run("start", "AddUp") == 1)
    #expect(workshop.page.errors == "workshop: \(Self.noFile)\n")
    #expect(!workshop.files.exists(Self.path))
  }

  @Test("A verdict that cannot be noted is told all the same", arguments: [[], ["--json"]])
  func notNoted(words: [String]) async throws {
    let solution = try SolutionText(
      try #require(FakeExercise.addUp.files["Solution.swift"]), path: "Solution.swift")
    let workshop = try FakeWorkshop.withExercises(
      RecordingConsole(width: 1000), changed: [Self.file: solution.solved],
      unwritable: ["/play/.workshop"])
    #expect(await workshop.run(["check", "AddUp"] + words) == 1)
    #expect(workshop.page.text.contains(words.isEmpty ? "2 of 2 tasks" : #""solved" : true"#))
    #expect(workshop.page.errors == "workshop: \(Self.noKept)\n")
    #expect(await workshop.run(["check", "--all"] + words) == 1)
    #expect(
      workshop.page.text.contains(
        words.isEmpty ? "2 exercises: 1 solved." : #""exercise" : "Swap""#))
  }
}
