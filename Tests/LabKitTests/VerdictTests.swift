import Testing
import ToolSupport

@testable import LabKit

@Suite("lab verdict")
struct VerdictTests {
  @Test("Within all limits it prints the table and ends with status 0")
  func withinLimits() async {
    let lab = FakeLab()
    #expect(await lab.run("verdict", "--rounds", "3") == 0)
    #expect(
      lab.console.text.hasPrefix(
        """
        DependencyPlayground at 1a2b3c4, with Swift 6.3.

        what                        time  compared with    ratio    limit  verdict
        clone to first verdict   42.00 s              -        -  60.00 s  ok
        check --all cold, each  240.0 ms   hello 4.0 ms   60.00x  266.67x  ok
        check --all, unchanged  240.0 ms   hello 4.0 ms   60.00x  166.67x  ok
        body edit               200.0 ms   hello 4.0 ms   50.00x   83.33x  ok
        body edit, 95 %         200.0 ms   hello 4.0 ms   50.00x  150.00x  ok
        interface edit          700.0 ms   hello 4.0 ms  175.00x  266.67x  ok
        compiler error          100.0 ms   hello 4.0 ms   25.00x   50.00x  ok

        Each figure of an edit is that of the slowest exercise: body edit WrongObject;
        body edit, 95 % WrongObject; interface edit WrongObject; compiler error
        WrongObject.

        """))
  }

  @Test("Each exercise over a limit is named, the slowest first")
  func allThatAreOver() async {
    let lab = FakeLab(
      ["Chapters/15-Deps2/Exercises/WrongTime/Exercise.swift": ""],
      verdict: { $0.contains("{ 18 }") ? (.milliseconds(400), "2 of 2 tasks solved") : nil })
    #expect(await lab.run("verdict", "--rounds", "1") == 1)
    #expect(lab.over == ["body edit"])
    #expect(
      lab.console.text.contains(
        """
        body edit WrongObject,
        and over as well WrongTime 400.0 ms; body edit, 95 % WrongObject; interface edit
        """))
  }

  @Test("Every kind of edit has its saves, each with another text, one kind after the other")
  func texts() {
    let solution = "let solved = true\n"
    let start = SavedEdit.start(solution)
    #expect(start == "let solved = true\n\nfunc measured() -> Int { 17 }\n")
    let first = SavedEdit.all.map { $0.text(solution, 1).split(separator: "\n").last }
    #expect(
      first == [
        "func measured() -> Int { 18 }", "func measured1() -> Int { 17 }",
        "func measured() -> Int { \"18\" }",
      ])
    let texts = SavedEdit.all.flatMap { edit in (1...50).map { edit.text(solution, $0) } }
    #expect(Set(texts + [start]).count == 151)
  }

  @Test(
    "A program over its limit is called OVER and makes the status 1",
    arguments: [
      ("swift build --product workshop", 58_001, "", "clone to first verdict"),
      ("workshop check WrongObject", 20_001, "(text 442ab9b7)", "clone to first verdict"),
      ("workshop check --all", 667, "1 exercises: 0 solved.", "check --all, unchanged"),
    ])
  func slowProgram(slow: String, takes: Int, says: String, row: String) async {
    let lab = FakeLab { line, _ in
      line == "clone: \(slow)" ? taking(.milliseconds(takes), output: says) : nil
    }
    #expect(await lab.run("verdict", "--rounds", "1") == 1)
    #expect(lab.over == [row])
  }

  @Test("The slower hello-world is, the longer the limits of all but the clone")
  func proportion() async {
    let lab = FakeLab { line, _ in line == "clone: Hello" ? taking(.milliseconds(2)) : nil }
    #expect(await lab.run("verdict", "--rounds", "1") == 1)
    #expect(lab.over == ["body edit", "interface edit"])
    #expect(lab.lines.count { $0 == "clone: Hello" } == 22)
  }

  @Test(
    "Medians of saves count, and after a body edit the 95th percentile as well",
    arguments: [
      ("{ 18 }", 601, ["body edit, 95 %"]), ("measured() -> Int { ", 334, ["body edit"]),
      ("measured1()", 9000, []),
      ("measured", 1067, ["body edit", "body edit, 95 %", "interface edit"]),
    ])
  func slowSaves(text: String, takes: Int, rows: [String]) async {
    let lab = FakeLab(verdict: { saved in
      guard saved.contains(text), !saved.contains("{ \"") else { return nil }
      return (.milliseconds(takes), "2 of 2 tasks solved")
    })
    #expect(await lab.run("verdict", "--rounds", "3") == (rows.isEmpty ? 0 : 1))
    #expect(lab.over == rows)
  }

  @Test(
    "A check that judges nothing, or a watch that ends, is an error, whatever its status",
    arguments: [
      (
        "check WrongObject", ending(.exit(2), errors: "workshop: no exercise\n"),
        "failed with status 2: workshop: no exercise"
      ),
      (
        "check WrongObject", ending(.exit(1), errors: "workshop: no linker\n"),
        "has no verdict: workshop: no linker"
      ),
      ("check --all", ending(.exit(1)), "has no verdict: it said nothing."),
      (
        "check --all",
        ending(.exit(1), output: "B  NO VERDICT B is empty\n1 exercises: 0 solved.\n"),
        "has no verdict: B  NO VERDICT B is empty"
      ),
      (
        "watch WrongObject", ending(.exit(1), errors: "workshop: no terminal\n"),
        "failed with status 1: workshop: no terminal"
      ),
    ])
  func noVerdict(arguments: String, program: FakeLab.Program, sentence: String) async {
    let lab = FakeLab { line, _ in line == "clone: workshop \(arguments)" ? program : nil }
    #expect(await lab.run("verdict") == 1)
    #expect(lab.console.errors.hasSuffix("\nlab: 'workshop \(arguments)' \(sentence)\n"))
    #expect(!lab.console.text.contains("limit"))
  }

  @Test(
    "Another verdict than is due is an error",
    arguments: [
      ("{ 17 }", "1 of 2 tasks solved", "at its start"),
      ("{ 18 }", "DOES NOT COMPILE", "after a save (body edit)"),
      ("measured1()", "0 of 2 tasks solved", "after a save (interface edit)"),
      ("\"18\"", "2 of 2 tasks solved", "after a save (compiler error)"),
    ])
  func wrongVerdict(text: String, words: String, occasion: String) async {
    let lab = FakeLab(verdict: { $0.contains(text) ? (.zero, words) : nil })
    #expect(await lab.run("verdict", "--rounds", "1") == 1)
    let sentence = "'workshop watch' told an unexpected verdict \(occasion): A: \(words) (text "
    #expect(lab.console.errors.contains("\nlab: \(sentence)"))
    #expect(!lab.files.exists("/scratch/lab"))
  }

  @Test("A watch that tells no verdict any more ends at its limit, which is an error")
  func silence() async {
    let lab = FakeLab(verdict: { $0.contains("{ 18 }") ? (.zero, nil) : nil })
    #expect(await lab.run("verdict") == 1)
    let sentence = "did not end within 600.0 seconds: it said nothing."
    #expect(lab.console.errors.hasSuffix("\nlab: 'workshop watch WrongObject' \(sentence)\n"))
  }

  @Test("Interrupted at a save, it stops the watch and removes its folder")
  func interrupted() async throws {
    let measuring = Locked<Task<Int32, Never>?>(nil)
    let lab = FakeLab(verdict: { text in
      if text.contains("{ 18 }") { measuring.withLock { $0?.cancel() } }
      return nil
    })
    let task = Task { await lab.run("verdict") }
    measuring.withLock { $0 = task }
    #expect(await task.value == 1)
    #expect(lab.console.errors.hasSuffix("\nlab: interrupted.\n"))
    #expect(!lab.files.exists("/scratch/lab"))
  }

  @Test("An exercise that is not there is wrong use; without any there is nothing to measure")
  func noExercise() async throws {
    let unknown = FakeLab()
    #expect(await unknown.run("verdict", "--only", "Use") == 2)
    #expect(unknown.console.errors.hasPrefix("lab: There is no exercise 'Use'."))
    let none = FakeLab()
    try none.files.remove("\(FakeLab.home)/Chapters/15-Deps2/Exercises")
    #expect(await none.run("verdict") == 1)
    #expect(none.console.errors == "lab: There is no exercise, so nothing to measure.\n")
  }
}
