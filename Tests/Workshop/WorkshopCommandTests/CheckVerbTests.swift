import Book
import ExerciseKit
import ExerciseTestSupport
import Foundation
import Testing
import ToolSupport

/// The package manager's way, with a package manager in memory.
@Suite("The verb check")
struct CheckVerbTests {
  private static let file = FakeExercise.addUp.exercise.file
  private static let progress = "/play/.workshop/progress.txt"

  private func workshop(
    _ text: String?, _ changed: [String: String?] = [:], width: Int = 80
  ) throws -> FakeWorkshop {
    try FakeWorkshop.withExercises(
      RecordingConsole(width: width), changed: changed.merging([Self.file: text]) { $1 })
  }

  @Test("It tells every task and what to do next, and notes what is solved")
  func partly() async throws {
    let workshop = try workshop("adds passes")
    #expect(await workshop.run("check", "AddUp") == 1)
    #expect(
      workshop.page.text == """
        AddUp: 1 of 2 tasks solved
        ok Task 1: Add, 1 of 1
           Learned: learned 1
        NO Task 2: Double, 0 of 1
           no It doubles.
              expected 1
              found 0
              Checks.swift:8
        Judged through 'swift test', which takes seconds: 'swiftc -frontend
        -print-target-info' does not tell where the compiler is.

        Edit Chapters/14-Deps1/Exercises/AddUp/Exercise.swift, or: swift run workshop
        hint

        """)
    #expect(workshop.page.errors == "")
    #expect(
      try workshop.files.read(Self.progress).hasSuffix("\ngreen AddUp 1\nsolved AddUp.1 dafe2832\n")
    )
    #expect(try workshop.files.read("/play/.workshop/kept/AddUp/0001.swift") == "adds passes")
  }

  @Test("Where everything is solved the status is 0; a later mistake takes nothing back")
  func solved() async throws {
    let workshop = try workshop("adds passes, doubles passes")
    #expect(await workshop.run("check", "AddUp") == 0)
    #expect(workshop.page.text.hasSuffix("\n\nSolved. Next: swift run workshop next\n"))
    let noted = try workshop.files.read(Self.progress)
    let green = "green AddUp 1 2\n"
    try #require(noted.contains(green))
    try workshop.files.write("nothing", to: "/play/\(Self.file)")
    #expect(await workshop.run("check", "AddUp") == 1)
    #expect(
      try workshop.files.read(Self.progress) == noted.replacing(green, with: "")
        + "green AddUp none\n")
  }

  @Test("Without a name it judges the current exercise")
  func current() async throws {
    let workshop = try workshop("x", [".workshop/progress.txt": "current Swap\n"])
    #expect(await workshop.run("check") == 1)
    #expect(workshop.page.text.hasPrefix("Swap: 0 of 1 tasks solved"))
  }

  private static let folder = FakeExercise.addUp.exercise.folder

  /// What is said where a file is not as it was handed out.
  private static func unsealed(_ name: String) -> String {
    "\(folder)/\(name) is not as it was handed out, so there is no verdict. "
      + "Bring it back: git checkout -- \(folder)/\(name)"
  }

  @Test(
    "What must not be judged is told with what to do, and nothing is built",
    arguments: [
      ("\(folder)/Checks.swift", "struct Task1 {}", unsealed("Checks.swift")),
      ("\(folder)/Given/Number.swift", "", unsealed("Given/Number.swift")),
      ("\(folder)/Given/Number.swift", nil, unsealed("Given/Number.swift")),
      ("\(folder)/Given/Own.swift", "", unsealed("Given/Own.swift")),
      (file, " \n\n", "\(file) is empty. Begin again: swift run workshop reset AddUp"),
      (
        file, nil,
        "\(file) cannot be read. Begin again: swift run workshop reset AddUp"
      ),
    ] as [(String, String?, String)])
  func refused(path: String, text: String?, said: String) async throws {
    let changed = [Self.file: "adds passes"].merging([path: text]) { $1 }
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 1000), changed: changed)
    #expect(await workshop.run("check", "AddUp") == 1)
    #expect(workshop.page.text.hasPrefix("AddUp: NO VERDICT\n  \(said)\n"))
    #expect(!workshop.started.contains { $0.hasPrefix("swift build") })
    #expect(!workshop.files.exists(Self.progress))
  }

  @Test("A text that is not UTF-8 has no verdict, and stays")
  func notText() async throws {
    let workshop = try workshop("", width: 1000)
    try workshop.files.write(bytes: [0x61, 0xFF], to: "/play/\(Self.file)")
    #expect(await workshop.run("check", "AddUp") == 1)
    #expect(
      workshop.page.text.hasPrefix(
        "AddUp: NO VERDICT\n  \(Self.file) is not UTF-8 text. "
          + "Save it as UTF-8, or begin again: swift run workshop reset AddUp\n"))
    #expect(try workshop.files.bytes(of: "/play/\(Self.file)") == [0x61, 0xFF])
  }

  @Test("Each text that turns a task green is kept, and 'undo' finds it when the file is gone")
  func green() async throws {
    let workshop = try workshop("adds passes", width: 1000)
    let path = "/play/\(Self.file)"
    for text in [
      "adds passes", "adds passes, x", "adds passes, doubles passes", "y", "adds passes",
    ] {
      try workshop.files.write(text, to: path)
      #expect(await workshop.run("check", "AddUp") == (text.contains("doubles") ? 0 : 1))
    }
    let kept = "/play/.workshop/kept/AddUp"
    let texts = try workshop.files.entries(of: kept).map {
      try workshop.files.read("\(kept)/\($0)")
    }
    #expect(texts == ["adds passes", "adds passes, doubles passes", "adds passes"])
    try workshop.files.remove(path)
    #expect(await workshop.run("check", "AddUp") == 1)
    #expect(
      workshop.page.text.hasSuffix(
        "cannot be read. Bring back what was kept: swift run workshop undo AddUp\n"))
    #expect(await workshop.run("undo", "AddUp") == 0)
    #expect(try workshop.files.read(path) == "adds passes")
  }

  @Test("--all judges every exercise, a line each")
  func all() async throws {
    let swap = FakeExercise.swap.exercise.file
    let workshop = try workshop("adds passes", [swap: "it does not compile"])
    #expect(await workshop.run("check", "--all") == 1)
    #expect(
      workshop.page.text == """
        AddUp                   ok no
        Swap                    DOES NOT COMPILE

        2 exercises: 0 solved.

        """)
    try workshop.files.write("swaps passes", to: "/play/\(swap)")
    try workshop.files.write("adds passes, doubles passes", to: "/play/\(Self.file)")
    #expect(await workshop.run("check", "--all", "--package") == 0)
    #expect(workshop.page.text.hasSuffix("\n\n2 exercises: 2 solved.\n"))
  }

  @Test("--json says the same for a program")
  func json() async throws {
    struct Answer: Decodable {
      struct Task: Decodable { let id: String, title: String, solved: Bool, checks: [Check] }
      struct Check: Decodable, Equatable {
        let name: String, sentence: String, result: String, line: Int, words: [String]
      }
      let exercise: String, file: String, text: String, solved: Bool, outcome: String
      let words: [String], tasks: [Task]
    }
    let workshop = try workshop("adds passes")
    #expect(await workshop.run("check", "AddUp", "--json") == 1)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(workshop.page.text.utf8))
    #expect(answer.exercise == "AddUp")
    #expect(answer.file == Self.file)
    #expect(answer.text == ContentHash("adds passes").description)
    #expect(answer.outcome == "judged")
    #expect(!answer.solved)
    #expect(answer.tasks.map(\.id) == ["AddUp.1", "AddUp.2"])
    #expect(answer.tasks.map(\.solved) == [true, false])
    #expect(
      answer.tasks.last?.checks == [
        .init(
          name: "doubles", sentence: "It doubles.", result: "failed", line: 8,
          words: ["expected 1, found 0"])
      ])
  }
}
