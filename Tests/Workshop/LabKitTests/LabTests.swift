import TestSupport
import Testing
import ToolSupport

@testable import LabKit

@Suite("`lab`")
struct LabTests {
  /// The output and the status of `lab` in an empty folder. It must not run a program.
  private func lab(_ words: String) async -> (text: String, status: Int32) {
    let console = RecordingConsole()
    let processes = FakeProcesses { command in
      Issue.record("lab runs \(command.line).")
      return ProcessResult(.exit(1))
    }
    let environment = ToolEnvironment(
      files: InMemoryFiles(), processes: processes, console: console, variables: [:],
      directory: "/home", executable: "/lab")
    let status = await Lab(environment, folder: "/scratch")
      .run(words.split(separator: " ").map(String.init))
    return (console.text + console.errors, status)
  }

  @Test("`lab --help` lists each measurement's options in 80 columns")
  func help() async {
    let (text, status) = await lab("--help")
    #expect(status == 0)
    #expect(text.contains("swift run lab rebuilds [FOLDER] [--record]\n"))
    #expect(text.contains("swift run lab mutate CHAPTER|ID [--mutants N] [--seed N]\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "`lab` reports wrong arguments in one sentence, with status 2",
    arguments: [
      ("", "name a measurement: rebuilds or mutate."), ("cost", "unknown measurement 'cost'."),
      ("rebuilds --fast", "unknown option '--fast'."),
      ("rebuilds Shapes Navigation", "unexpected argument 'Navigation'."),
      ("mutate", "name a chapter or a claim: mutate Deps1, mutate DEPS-117."),
      ("mutate Deps1 --seed", "--seed needs a value."),
      ("mutate Deps1 --mutants 0", "--mutants needs a positive number, not '0'."),
      ("mutate Deps1 --seed x", "--seed needs a positive number, not 'x'."),
      (
        "rebuilds",
        "/home is not in a DependencyPlayground checkout. cd into one and try again."
      ),
    ])
  func wrongUse(words: String, sentence: String) async {
    let (text, status) = await lab(words)
    #expect(text == "lab: \(sentence) See: swift run lab --help\n")
    #expect(status == 2)
  }

  @Test(
    "`MutatedTests.red` lists proofs with fewer passed test cases than before",
    arguments: [
      ("A-1\tT.s/f\nA-1\tT.s/f\nA-2\tT.s/g\n", []),
      ("A-1\tT.s/f\nA-2\tT.s/g\n", ["A-1 T.s/f"]),
      ("A-1\tT.s/f\nA-1\tT.s/f\nA-1\tT.s/g\n", ["A-2 T.s/g"]),
      ("", ["A-1 T.s/f", "A-2 T.s/g"]),
    ])
  func red(log: String, proofs: [String]) {
    let before = MutatedTests.counts(in: "A-1\tT.s/f\nA-2\tT.s/g\nA-1\tT.s/f\n")
    let red = MutatedTests.red(before, after: MutatedTests.counts(in: log))
    #expect(red.map { "\($0.id) \($0.name)" }.sorted() == proofs)
  }
}
