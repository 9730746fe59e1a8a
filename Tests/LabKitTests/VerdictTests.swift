import Book
import ExerciseKit
import Synchronization
import Testing
import ToolSupport

@testable import LabKit

@Suite("lab verdict", .timeLimit(.minutes(10)))
struct VerdictTests {
  @Test("Within all limits it prints the table and ends with status 0")
  func withinLimits() async {
    let lab = FakeLab()
    #expect(await lab.run("verdict", "--saves", "3") == 0)
    #expect(
      lab.page.text == """
        DependencyPlayground at 1a2b3c4, with Swift 6.3.

        what                      median     limit      95 %     limit   ratio  verdict
        clone to first verdict   42.00 s   60.00 s         -         -       -  ok
        check --all cold, each  120.0 ms  800.0 ms  120.0 ms         -       -  ok
        check --all, unchanged  240.0 ms  300.0 ms  240.0 ms         -       -  ok
        body edit               200.0 ms  250.0 ms  200.0 ms  450.0 ms       -  ok
        interface edit          700.0 ms  800.0 ms  700.0 ms         -       -  ok
        compiler error          100.0 ms  120.0 ms  100.0 ms         -       -  ok
        swiftc by hand            1.60 s         -    1.60 s         -   8.00x  -
        swift test, body edit     2.40 s         -    2.40 s         -  12.00x  -

        The slowest exercise by median: body edit 200.0 ms (UseAndReplace); interface
        edit 700.0 ms (UseAndReplace); compiler error 100.0 ms (UseAndReplace).

        The first verdict is one build of the product workshop and one check. Check
        --all: 3 runs without anything kept, divided by the exercises, and 5 with
        nothing changed. Edits: 3 saves of each kind and exercise under workshop watch,
        each from just before the file is written to the moment the line with the
        verdict arrives; their ratios are to the median of a body edit. By hand: 3 runs
        an exercise of swiftc for every module, the linker and the checks, from nothing;
        they take turns with swift test --filter Task1 of the same text in the package
        of check --package. What runs several times has one unmeasured run before,
        except saves. 95 % is the 95th percentile by nearest rank. These figures are of
        the built debug binary.

        """)
  }

  @Test(
    "One program over its limit is called OVER and makes the status 1",
    arguments: [
      ("clone: swift build --product workshop", Duration.milliseconds(58_001), ""),
      ("clone: workshop check UseAndReplace", .milliseconds(20_001), "A: 0 of 1 (text 442ab9b7)"),
    ])
  func slowProgram(slow: String, takes: Duration, says: String) async {
    let lab = FakeLab { $0 == slow ? (takes, ProcessResult(.exit(0), output: says)) : nil }
    #expect(await lab.run("verdict", "--saves", "1") == 1)
    #expect(over(in: lab) == ["clone to first verdict"])
  }

  @Test("Where nothing has changed each exercise has 50 ms, and all together 0.3 s at least")
  func unchangedLimit() {
    let limits = [1, 6, 7, 26].map(VerdictMeasurement.unchangedLimit)
    #expect(limits == [300, 300, 350, 1300].map { .milliseconds($0) })
  }

  @Test(
    "All exercises judged are measured for each when cold, and together when nothing changed",
    arguments: [(1601, 300, ["check --all cold, each"]), (1600, 301, ["check --all, unchanged"])])
  func slowAll(cold: Int, warm: Int, slow: [String]) async {
    let runs = Atomic(0)
    let lab = FakeLab { line in
      guard line == "clone: workshop check --all" else { return nil }
      // The first run of each is not measured.
      let run = runs.add(1, ordering: .relaxed).newValue
      let takes = run == 1 || run == 5 ? 9000 : run <= 4 ? cold : warm
      return (.milliseconds(takes), ProcessResult(.exit(0), output: "2 exercises: 2 solved.\n"))
    }
    #expect(await lab.run("verdict", "--saves", "1") == 1)
    #expect(over(in: lab) == slow)
    #expect(runs.load(ordering: .relaxed) == 10)
  }

  @Test(
    "Medians over all exercises count, and after a body edit the 95th percentile as well",
    arguments: [
      (Edit.body, 251, 11, true), (.body, 251, 9, false), (.body, 451, 2, true),
      (.body, 451, 1, false), (.interface, 801, 11, true), (.interface, 9000, 9, false),
      (.error, 121, 11, true), (.error, 9000, 9, false),
    ])
  func slowSaves(edit: Edit, takes: Int, count: Int, isOver: Bool) async {
    let left = Atomic(count)
    let lab = FakeLab(
      verdict: { text in
        guard FakeWatch.edit(in: text) == edit, !text.contains("{ 17 }") || edit != .body,
          left.subtract(1, ordering: .relaxed).newValue >= 0
        else { return nil }
        return (
          .milliseconds(takes), edit == .error ? "DOES NOT COMPILE" : "2 of 2 tasks solved"
        )
      })
    #expect(await lab.run("verdict", "--saves", "10") == (isOver ? 1 : 0))
    #expect(over(in: lab) == (isOver ? [edit.name] : []))
  }

  @Test("The slowest exercise is named for each kind of edit")
  func slowest() async {
    let exercise = Locked("")
    let lab = FakeLab(
      instead: { line in
        if line.contains(": workshop watch ") {
          exercise.withLock { $0 = String(line.split(separator: " ").last ?? "") }
        }
        return nil
      },
      verdict: { text in
        guard exercise.withLock({ $0 }) == "WrongObject", FakeWatch.edit(in: text) != .interface
        else { return nil }
        return FakeWatch.edit(in: text) == .error
          ? (.milliseconds(110), "DOES NOT COMPILE") : (.milliseconds(220), "3 of 3 tasks solved")
      })
    #expect(await lab.run("verdict", "--saves", "2") == 0)
    let sentence =
      "The slowest exercise by median: body edit 220.0 ms (WrongObject); interface edit 700.0 ms "
      + "(UseAndReplace); compiler error 110.0 ms (WrongObject)."
    #expect(lab.page.text.replacing("\n", with: " ").contains(sentence))
  }

  @Test("One after the other, each exercise is built, saved and compared, and nothing is left")
  func order() async {
    let lab = FakeLab()
    #expect(await lab.run("verdict", "--saves", "1", "--exercise", "useANDreplace") == 0)
    let all = "clone: workshop check --all"
    let swiftc = "hand: swiftc -swift-version 6 -parse-as-library -I ."
    let module = "-wmo -enable-testing -emit-module -module-name"
    let exercise = "UseAndReplaceExercise"
    let comparison = [
      "\(swiftc) \(module) Numbers -c A.swift B.swift -o Numbers.o",
      "\(swiftc) \(module) \(exercise) -c Exercise.swift Given.swift -o \(exercise).o",
      "\(swiftc) -module-name Checks Checks.swift Runner.swift Numbers.o \(exercise).o -o checks",
      "hand: checks", "remove hand", "UseAndReplace: swift test --filter Task1",
    ]
    let expected =
      [
        "Sources: git rev-parse --show-toplevel", "Sources: git rev-parse --short HEAD",
        "Sources: git --no-optional-locks status --porcelain", ": swiftc --version", "make lab",
        "lab: git clone --quiet playground clone", "clone: swift build --product workshop",
        "clone: swift build --show-bin-path", "clone: workshop check UseAndReplace",
      ] + (0...3).flatMap { _ in ["remove exercises", all] } + (0...5).map { _ in all }
      + [
        "clone: workshop solution UseAndReplace", "clone: workshop watch UseAndReplace",
        "end workshop watch UseAndReplace", "clone: workshop check UseAndReplace --package",
      ] + (0...3).flatMap { _ in comparison } + ["remove lab"]
    #expect(lab.machine.lines == expected)
  }

  @Test("What is built and judged leaves nothing elsewhere, and has lines of the usual width")
  func environment() async {
    let lab = FakeLab()
    #expect(await lab.run("verdict", "--saves", "1") == 0)
    let given = lab.machine.environments
    let usual = ["TMPDIR": "/scratch/lab", "COLUMNS": "80"]
    #expect(given["clone: swift build --product workshop"]?["TMPDIR"] == "/scratch/lab")
    #expect(given["clone: workshop watch UseAndReplace"] == usual)
    #expect(given["clone: workshop check --all"] == usual)
    #expect(given["hand: checks"] == usual)
  }

  @Test("An exercise that is not there is wrong use, and the folder is removed")
  func unknownExercise() async {
    let lab = FakeLab()
    #expect(await lab.run("verdict", "--exercise", "Use") == 2)
    #expect(
      lab.page.errors == "lab: There is no exercise 'Use'. See: swift run workshop list\n")
    #expect(lab.machine.lines.suffix(2).first == "lab: git clone --quiet playground clone")
    #expect(lab.machine.lines.last == "remove lab")
  }

  @Test("Without an exercise it says that there is nothing to measure")
  func noExercise() async {
    var lab = FakeLab()
    lab.files.folders = [:]
    #expect(await lab.run("verdict") == 1)
    #expect(lab.page.errors == "lab: There is no exercise, so nothing to measure.\n")
  }

  @Test(
    "Wrong use is one sentence and status 2, and runs nothing",
    arguments: [
      (["--slow"], "'verdict' does not know '--slow'."),
      (["WrongObject"], "'verdict' does not know 'WrongObject'."),
      (["--exercise"], "--exercise needs a value."),
      (["--saves", "0"], "--saves needs a whole number, at least 1, not '0'."),
      (["--saves", "many"], "--saves needs a whole number, at least 1, not 'many'."),
      (["--saves", "1.5"], "--saves needs a whole number, at least 1, not '1.5'."),
    ])
  func wrongUse(arguments: [String], sentence: String) async {
    let lab = FakeLab()
    #expect(await lab.run(["verdict"] + arguments) == 2)
    #expect(lab.page.errors == "lab: \(sentence) See: swift run lab --help\n")
    #expect(lab.machine.lines == [])
  }

  @Test("Without options it saves twenty times for each kind and exercise")
  func defaults() throws {
    let options = try VerdictOptions([])
    #expect(options.saves == 20)
    #expect(options.exercise == nil)
  }

  /// What is over its limit, as the table names it.
  private func over(in lab: FakeLab) -> [String] {
    lab.page.text.split(separator: "\n").filter { $0.hasSuffix("OVER") }.map { line in
      String(line.split(separator: "  ")[0])
    }
  }
}
