import ExerciseKit
import Testing
import ToolSupport
import WorkshopCommand

@testable import LabKit

@Suite("lab start")
struct StartTests {
  @Test("Within all limits it prints the table and ends with status 0")
  func withinLimits() async {
    let lab = FakeLab()
    #expect(await lab.run("start") == 0)
    #expect(
      lab.page.text == """
        DependencyPlayground at 1a2b3c4, with Swift 6.3.

        what                    median  compared with  ratio    limit  verdict
        Deps1, built            5.0 ms   hello 4.0 ms  1.25x    3.00x  ok
        Deps2, built            8.0 ms   hello 4.0 ms  2.00x    3.00x  ok
        swift run Deps1        25.00 s  hello 20.00 s  1.25x    1.60x  ok
        workshop tour, built  700.0 ms              -      -   1.00 s  ok
        swift test, built      12.00 s              -      -  60.00 s  ok

        Medians: 21 runs of each built program, 5 of 'swift run' in a fresh clone, 5 of
        the tour, one of the tests. What says hello loads what the chapter loads: F is
        with Foundation, FN with its networking as well. They take turns, and each has
        one unmeasured round before.

        """)
  }

  @Test(
    "One figure over its limit is called OVER and makes the status 1",
    arguments: [
      ("clone: Deps2", Duration.milliseconds(13)), ("fresh: swift run Deps1", .seconds(33)),
      ("clone: workshop tour", .milliseconds(1001)), ("clone: swift test", .seconds(61)),
    ])
  func over(slow: String, takes: Duration) async {
    let lab = FakeLab { $0 == slow ? (takes, ProcessResult(.exit(0))) : nil }
    #expect(await lab.run("start") == 1)
    #expect(lab.page.text.split(separator: "\n").count { $0.hasSuffix("OVER") } == 1)
  }

  @Test(
    "A chapter is compared with a program that loads as much, where ldd tells what it loads",
    arguments: [
      (["FoundationEssentials"], "hello 4.0 ms  4.00x"), (["Foundation"], "F 8.0 ms  2.00x"),
      (["Foundation", "FoundationNetworking"], "FN 10.0 ms  1.60x"),
    ])
  func libraries(loaded: [String], shown: String) async {
    func lab() -> FakeLab {
      FakeLab { line in
        switch line {
        case "clone: Deps2": (.milliseconds(16), ProcessResult(.exit(0)))
        case "clone: HelloFoundation": (.milliseconds(8), ProcessResult(.exit(0)))
        case "clone: HelloFoundationNetworking": (.milliseconds(10), ProcessResult(.exit(0)))
        case "clone: ldd Deps2":
          (.zero, ProcessResult(.exit(0), output: loaded.map { "lib\($0).so => /lib\n" }.joined()))
        default: nil
        }
      }
    }
    let told = lab()
    #expect(await told.run("start") == (loaded == ["FoundationEssentials"] ? 1 : 0))
    #expect(told.page.text.contains(" \(shown) "))
    var untold = lab()
    untold.files.programs.remove("/bin/ldd")
    #expect(await untold.run("start") == 1)
    #expect(untold.page.text.contains(" hello 4.0 ms  4.00x "))
  }

  @Test("Beyond four chapters the tour has a quarter of a second for each")
  func manyChapters() async {
    var lab = FakeLab {
      $0 == "clone: workshop tour" ? (.milliseconds(1250), ProcessResult(.exit(0))) : nil
    }
    lab.files.chapters = (14...18).map { "\($0)-Deps\($0 - 13)" }
    _ = await lab.run("start")
    let row = lab.page.text.split(separator: "\n").first { $0.hasPrefix("workshop tour") }
    let words = ["workshop", "tour,", "built", "1.25", "s", "-", "-", "1.25", "s", "ok"]
    #expect(row.map { $0.split(separator: " ").map(String.init) } == words)
  }

  @Test("Clone and hello-world take turns in fresh folders, and everything is removed at the end")
  func order() async {
    let lab = FakeLab()
    #expect(await lab.run("start", "--chapter", "15", "--rounds", "2") == 0)
    let hello = "swift package init --type executable --name Hello"
    let libraries = ["FoundationNetworking", "Foundation"]
    let starts =
      (["Hello"] + libraries.map { "Hello\($0)" } + ["Deps1", "Deps2"]).map { "clone: \($0)" }
    let firstRuns = [
      "lab: git clone --quiet playground fresh", "fresh: swift run Deps2", "remove fresh",
      "fresh: \(hello)", "fresh: swift run Hello", "remove fresh",
    ]
    let expected =
      [
        "Sources: git rev-parse --show-toplevel", "Sources: git rev-parse --short HEAD",
        "Sources: git --no-optional-locks status --porcelain", ": swiftc --version", "make lab",
        "lab: git clone --quiet playground clone", "hello: \(hello)",
        "clone: swift build", "hello: swift build", "clone: swift test", "clone: swift test",
      ]
      + libraries.map { "\($0): swiftc main.swift -o Hello\($0)" }
      + (0...21).flatMap { _ in starts } + ["clone: ldd Deps1", "clone: ldd Deps2"]
      + (0...2).flatMap { _ in firstRuns }
      + (0...5).map { _ in "clone: workshop tour" } + ["remove lab"]
    #expect(lab.machine.lines == expected)
  }

  @Test("What the programs leave in their temporary directory goes with the folder")
  func temporaryDirectory() async {
    let lab = FakeLab()
    _ = await lab.run("start")
    let inside = lab.machine.lines.drop { $0 != "make lab" }.filter { $0.contains(": ") }
    let given = lab.machine.environments
    #expect(inside.count > 100)
    #expect(inside.allSatisfy { given[$0] == ["TMPDIR": "/scratch/lab"] })
  }

  @Test("A build that fails in a round is named with its last error, and the folder is removed")
  func failingBuild() async {
    let lab = FakeLab { line in
      guard line == "fresh: swift run Deps1" else { return nil }
      let output = """
        /scratch/lab/fresh/A.swift:1:2: error: no A
        /scratch/lab/fresh/B.swift:3:4: error: no B
        note
        """
      return (.seconds(3), ProcessResult(.exit(1), output: output, errors: "Building\n"))
    }
    #expect(await lab.run("start") == 1)
    #expect(
      lab.page.errors.hasSuffix(
        "\nlab: 'swift run Deps1' failed with status 1: B.swift:3:4: error: no B\n"))
    #expect(lab.machine.lines.last == "remove lab")
    #expect(!lab.page.text.contains("verdict"))
  }

  @Test(
    "A program that ends badly is said to have ended so",
    arguments: [
      (ProcessResult(.signal(11), errors: "Backtrace\n"), "was ended by signal 11: Backtrace"),
      (
        ProcessResult(.overtime(.seconds(1800))),
        "did not end within 1800.0 seconds: it said nothing."
      ),
      (
        ProcessResult(.exit(1), output: "✘ 2 issues\n", errors: "Built\n"),
        "failed with status 1: ✘ 2 issues"
      ),
    ])
  func badEnd(ended: ProcessResult, sentence: String) async {
    let lab = FakeLab { $0 == "clone: swift test" ? (.seconds(1), ended) : nil }
    #expect(await lab.run("start") == 1)
    #expect(lab.page.errors.hasSuffix("\nlab: 'swift test' \(sentence)\n"))
  }

  @Test("An interrupted measurement starts nothing more and removes its folder")
  func interrupted() async {
    let lab = FakeLab { line in
      guard line == "clone: swift build" else { return nil }
      withUnsafeCurrentTask { $0?.cancel() }
      return (.seconds(1), ProcessResult(.signal(9)))
    }
    let status = await Task { await lab.run("start") }.value
    #expect(status == 1)
    #expect(lab.page.errors.hasSuffix("\nlab: interrupted.\n"))
    #expect(lab.machine.lines.suffix(2) == ["clone: swift build", "remove lab"])
  }

  @Test("Interrupted between two programs, it starts not even the next")
  func interruptedBetween() async {
    let lab = FakeLab()
    let measuring = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await lab.run("start")
    }
    #expect(await measuring.value == 1)
    #expect(lab.machine.lines == [])
  }

  @Test("Changes that are not committed are told of, once")
  func uncommitted() async {
    let lab = FakeLab { line in
      line == "Sources: git --no-optional-locks status --porcelain"
        ? (.zero, ProcessResult(.exit(0), output: " M Package.swift\n")) : nil
    }
    #expect(await lab.run("start") == 0)
    let note = "Note: uncommitted changes are not in the clone and are not measured."
    #expect(lab.page.text.split(separator: "\n").count { $0 == note } == 1)
  }

  @Test(
    "Wrong use is one sentence and status 2, and runs nothing",
    arguments: [
      ([], "a verb is missing."), (["strat"], "there is no verb 'strat'."),
      (["start", "--fast"], "'start' does not know '--fast'."),
      (["start", "Deps1"], "'start' does not know 'Deps1'."),
      (["start", "--chapter"], "--chapter needs a value."),
      (["start", "--rounds", "0"], "--rounds needs a whole number, at least 1, not '0'."),
      (["start", "--rounds", "x"], "--rounds needs a whole number, at least 1, not 'x'."),
    ])
  func wrongUse(arguments: [String], sentence: String) async {
    let lab = FakeLab()
    #expect(await lab.run(arguments) == 2)
    #expect(lab.page.errors == "lab: \(sentence) See: swift run lab --help\n")
    #expect(lab.page.text == "")
    #expect(lab.machine.lines == [])
  }

  @Test("A chapter that is not there is wrong use, and the folder is removed")
  func unknownChapter() async {
    let lab = FakeLab()
    #expect(await lab.run("start", "--chapter", "Deps9") == 2)
    #expect(lab.page.errors == "lab: There is no chapter 'Deps9'.\n")
    #expect(lab.machine.lines.last == "remove lab")
  }

  @Test(
    "Outside of a git checkout of this package it says so, with status 2",
    arguments: [
      ProcessResult(.exit(128)), ProcessResult(.exit(0), output: "/players/me/other\n"),
    ])
  func outside(ended: ProcessResult) async {
    let lab = FakeLab { $0 == "Sources: git rev-parse --show-toplevel" ? (.zero, ended) : nil }
    #expect(await lab.run("start") == 2)
    let sentence =
      "/players/me/playground/Sources is not in a git checkout of DependencyPlayground."
    #expect(lab.page.errors == "lab: \(sentence)\n")
  }

  @Test("Without a commit it says that there is nothing to measure")
  func withoutCommit() async {
    let lab = FakeLab { line in
      line == "Sources: git rev-parse --short HEAD" ? (.zero, ProcessResult(.exit(128))) : nil
    }
    #expect(await lab.run("start") == 1)
    #expect(
      lab.page.errors == "lab: /players/me/playground has no commit yet, so nothing to measure.\n")
  }

  @Test("Without git it asks for git")
  func withoutGit() async {
    var lab = FakeLab()
    lab.files.programs.remove("/bin/git")
    #expect(await lab.run("start") == 1)
    #expect(lab.page.errors == "lab: 'git' is not on the PATH: install it and try again.\n")
  }

  @Test("Help names each option and ends with status 0", arguments: [["--help"], ["start", "-h"]])
  func help(arguments: [String]) async {
    let lab = FakeLab()
    #expect(await lab.run(arguments) == 0)
    let options = [
      "--chapter NAME", "--rounds N", "--saves N", "--exercise NAME", "--only NAMES",
      "--edits TEXT",
      "--build NAME", "--record",
    ]
    for option in options {
      #expect(lab.page.text.contains(option))
    }
    #expect(lab.page.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(lab.machine.lines == [])
  }
}
