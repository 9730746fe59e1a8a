import Testing
import ToolSupport

@testable import LabKit

@Suite("lab")
struct LabTests {
  @Test("Help names every measurement and option, in 80 columns", arguments: ["--help", "help"])
  func help(word: String) async {
    let lab = FakeLab()
    #expect(await lab.run(word) == 0)
    let text = lab.console.text
    for name in ["start", "verdict", "play", "rebuilds", "costs", "compile", "proofs"] {
      #expect(text.contains("lab \(name)"))
    }
    for option in ["--rounds", "--only", "--edits", "--record", "--mutants", "--seed"] {
      #expect(text.contains(option))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(lab.lines == [])
  }

  @Test(
    "Wrong use is one sentence and status 2, and runs nothing",
    arguments: [
      ("", "a measurement is missing."), ("strat", "there is no measurement 'strat'."),
      ("start --fast", "there is no option '--fast'."),
      ("start Deps1", "there is no option 'Deps1'."),
      ("costs --only", "there is no option '--only'."),
      ("start --only", "--only needs a value."),
      ("start --rounds 0", "--rounds needs a whole number, at least 1, not '0'."),
      ("start --rounds x", "--rounds needs a whole number, at least 1, not 'x'."),
      ("costs --record --rounds 2", "--record measures everything and takes no other option."),
    ])
  func wrongUse(arguments: String, sentence: String) async {
    let lab = FakeLab()
    #expect(await lab.run(arguments.split(separator: " ").map(String.init)) == 2)
    #expect(lab.console.errors == "lab: \(sentence) See: swift run lab --help\n")
    #expect(lab.console.text == "")
    #expect(lab.lines == [])
  }

  @Test("Outside of a checkout it says so, with status 2")
  func outside() async throws {
    let lab = FakeLab()
    try lab.files.remove("\(FakeLab.home)/Package.swift")
    #expect(await lab.run("start") == 2)
    #expect(lab.console.errors.contains("is not in a checkout of DependencyPlayground"))
  }

  @Test("A program that is missing is asked for", arguments: ["git", "swift"])
  func missing(program: String) async {
    let lab = FakeLab(programs: ["git", "swift", "swiftc"].filter { $0 != program })
    #expect(await lab.run("start") == 1)
    #expect(
      lab.console.errors.hasSuffix(
        "lab: '\(program)' is not on the PATH: install it and try again.\n"))
  }

  @Test("Uncommitted changes are noted, and refused where the figures are compared with a record")
  func uncommitted() async {
    func lab() -> FakeLab {
      FakeLab { line, _ in
        line.contains("status --porcelain") ? ending(.exit(0), output: " M A.swift\n") : nil
      }
    }
    let (start, costs) = (lab(), lab())
    #expect(await start.run("start") == 0)
    let note = "Note: uncommitted changes are not in the clone and are not measured."
    #expect(start.console.text.contains(note))
    #expect(await costs.run("costs") == 1)
    #expect(costs.console.errors.contains("has uncommitted changes: commit them first."))
    #expect(
      costs.lines.last
        == "playground: git --no-optional-locks status --porcelain -- 28-PatternCosts Support")
  }

  @Test(
    "A program that fails is named with its last error, and the folder is removed",
    arguments: [
      (ending(.signal(11), errors: "Backtrace\n"), "was ended by signal 11: Backtrace"),
      (
        ending(.overtime(.seconds(1800))), "did not end within 1800.0 seconds: it said nothing."
      ),
      (
        ending(.exit(1), output: "✘ 2 issues\n", errors: "Built\n"),
        "failed with status 1: ✘ 2 issues"
      ),
      (
        ending(
          .exit(1), output: "/scratch/lab/clone/A.swift:1:2: error: no\nnote\n", errors: "Built\n"),
        "failed with status 1: A.swift:1:2: error: no"
      ),
    ])
  func failure(program: FakeLab.Program, sentence: String) async {
    let lab = FakeLab { line, _ in line == "clone: swift test" ? program : nil }
    #expect(await lab.run("start") == 1)
    #expect(lab.console.errors.hasSuffix("\nlab: 'swift test' \(sentence)\n"))
    #expect(!lab.files.exists("/scratch/lab"))
  }

  @Test("An interrupted measurement starts nothing more and removes its folder")
  func interrupted() async {
    let lab = FakeLab { line, _ in
      guard line == "clone: swift build" else { return nil }
      withUnsafeCurrentTask { $0?.cancel() }
      return ending(.signal(9))
    }
    #expect(await Task { await lab.run("start") }.value == 1)
    #expect(lab.console.errors.hasSuffix("\nlab: interrupted.\n"))
    #expect(lab.lines.last == "clone: swift build")
    #expect(!lab.files.exists("/scratch/lab"))
  }
}
