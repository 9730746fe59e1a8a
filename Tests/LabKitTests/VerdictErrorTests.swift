import Book
import Testing
import ToolSupport

@testable import LabKit

@Suite("lab verdict, where something goes wrong", .timeLimit(.minutes(10)))
struct VerdictErrorTests {
  @Test(
    "A check that judges nothing is an error, whatever its status",
    arguments: [
      (
        "clone: workshop check UseAndReplace",
        ProcessResult(.exit(2), errors: "workshop: no exercise\n"),
        "'workshop check UseAndReplace' failed with status 2: workshop: no exercise"
      ),
      (
        "clone: workshop check UseAndReplace",
        ProcessResult(.exit(1), errors: "workshop: no linker\n"),
        "'workshop check UseAndReplace' has no verdict: workshop: no linker"
      ),
      (
        "clone: workshop check UseAndReplace",
        ProcessResult(
          .exit(1), output: "UseAndReplace: NO VERDICT\n  Checks.swift is not as it was\n"),
        "'workshop check UseAndReplace' has no verdict: UseAndReplace: NO VERDICT"
      ),
      (
        "clone: workshop check --all", ProcessResult(.exit(1)),
        "'workshop check --all' has no verdict: it said nothing."
      ),
      (
        "clone: workshop check --all",
        ProcessResult(
          .exit(1), output: "A  no\nB  NO VERDICT B is empty\n\n2 exercises: 0 solved.\n"),
        "'workshop check --all' has no verdict: B  NO VERDICT B is empty"
      ),
    ])
  func noVerdict(line: String, ended: ProcessResult, sentence: String) async {
    let lab = FakeLab { $0 == line ? (.seconds(1), ended) : nil }
    #expect(await lab.run("verdict", "--saves", "1") == 1)
    #expect(lab.page.errors.hasSuffix("\nlab: \(sentence)\n"))
    #expect(lab.machine.lines.last == "remove lab")
    #expect(!lab.page.text.contains("median"))
  }

  @Test(
    "A verdict that does not come is an error, and the watch is stopped",
    arguments: [
      ("{ 17 }", "at its start"), ("{ 19 }", "after a save (body edit)"),
      ("measured2()", "after a save (interface edit)"),
      ("\"18\"", "after a save (compiler error)"),
    ])
  func silence(text: String, occasion: String) async {
    let lab = FakeLab(verdict: { $0.contains(text) ? (.zero, nil) : nil })
    #expect(await lab.run("verdict", "--saves", "2") == 1)
    #expect(
      lab.page.errors.hasSuffix(
        "\nlab: 'workshop watch UseAndReplace' told no verdict \(occasion) within 10 s.\n"))
    #expect(lab.machine.lines.suffix(2) == ["end workshop watch UseAndReplace", "remove lab"])
  }

  @Test(
    "Another verdict than is due is an error, and the watch is stopped",
    arguments: [
      ("{ 17 }", "1 of 2 tasks solved", "at its start"),
      ("{ 18 }", "DOES NOT COMPILE", "after a save (body edit)"),
      ("measured1()", "0 of 2 tasks solved", "after a save (interface edit)"),
      ("\"18\"", "2 of 2 tasks solved", "after a save (compiler error)"),
    ])
  func wrongVerdict(text: String, words: String, occasion: String) async {
    let lab = FakeLab(verdict: { $0.contains(text) ? (.zero, words) : nil })
    #expect(await lab.run("verdict", "--saves", "1") == 1)
    let sentence = "'workshop watch' told another verdict than is due \(occasion): "
    #expect(lab.page.errors.contains("\nlab: \(sentence)Practice: \(words) (text "))
    #expect(lab.machine.lines.suffix(2) == ["end workshop watch UseAndReplace", "remove lab"])
  }

  @Test("A verdict that is shown again is no verdict on the new text")
  func shownAgain() async throws {
    let lab = FakeLab(verdict: { text in
      text.contains("{ 19 }") ? (.milliseconds(1), FakeWatch.again) : nil
    })
    #expect(await lab.run("verdict", "--saves", "2") == 1)
    #expect(lab.page.errors.hasSuffix("told no verdict after a save (body edit) within 10 s.\n"))
  }

  @Test(
    "A watch that ends is named with its last error",
    arguments: [
      (
        ProcessResult(.exit(1), errors: "workshop: no linker\n"),
        "failed with status 1: workshop: no linker"
      ),
      (ProcessResult(.signal(11)), "was ended by signal 11: it said nothing."),
    ])
  func watchEnds(ended: ProcessResult, sentence: String) async {
    let lab = FakeLab { $0 == "clone: workshop watch UseAndReplace" ? (.zero, ended) : nil }
    #expect(await lab.run("verdict") == 1)
    #expect(lab.page.errors.hasSuffix("\nlab: 'workshop watch UseAndReplace' \(sentence)\n"))
    #expect(lab.machine.lines.last == "remove lab")
  }

  @Test("Interrupted at a save, it stops the watch and removes its folder")
  func interrupted() async {
    let lab = FakeLab(verdict: { text in
      if text.contains("{ 18 }") { withUnsafeCurrentTask { $0?.cancel() } }
      return nil
    })
    let status = await Task { await lab.run("verdict") }.value
    #expect(status == 1)
    #expect(lab.page.errors.hasSuffix("\nlab: interrupted.\n"))
    #expect(lab.machine.lines.suffix(2) == ["end workshop watch UseAndReplace", "remove lab"])
  }

  @Test(
    "A test of the package that has not compiled the text, or has run no check, does not count",
    arguments: [
      "Test run with 2 tests passed\n",
      "Compiling UseAndReplaceChecks Checks.swift\nTest run with 2 tests passed\n",
      "Compiling UseAndReplaceExercise Exercise.swift\nTest run with 0 tests passed\n",
    ])
  func staleTest(said: String) async {
    let lab = FakeLab {
      $0 == "UseAndReplace: swift test --filter Task1"
        ? (.seconds(1), ProcessResult(.exit(0), output: said)) : nil
    }
    #expect(await lab.run("verdict", "--saves", "1") == 1)
    let sentence = "'swift test' has not compiled and run what was saved in UseAndReplace."
    #expect(lab.page.errors.hasSuffix("\nlab: \(sentence)\n"))
    #expect(lab.machine.lines.last == "remove lab")
  }

  @Test("A compiler by hand that fails is named with its error")
  func handFails() async {
    let lab = FakeLab {
      $0 == "hand: checks" ? (.zero, ProcessResult(.exit(1), output: "✘ 1 issue\n")) : nil
    }
    #expect(await lab.run("verdict", "--saves", "1") == 1)
    #expect(lab.page.errors.hasSuffix("\nlab: 'checks' failed with status 1: ✘ 1 issue\n"))
    #expect(lab.machine.lines.last == "remove lab")
  }

  @Test("A package without the module of the exercise cannot be compared with")
  func strangeManifest() async {
    var lab = FakeLab()
    lab.files.manifests["UseAndReplace/Package.swift"] = ".target(name: \"Numbers\")\n"
    #expect(await lab.run("verdict", "--saves", "1") == 1)
    #expect(
      lab.page.errors.hasSuffix(
        "UseAndReplace/Package.swift does not end with the module of UseAndReplace.\n"))
  }
}
