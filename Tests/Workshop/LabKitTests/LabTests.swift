import TestSupport
import Testing
import ToolSupport

@testable import LabKit

@Suite("lab")
struct LabTests {
  /// What it says and its status, in an empty folder, without running a program.
  private func lab(_ words: String) async -> (text: String, status: Int32) {
    let console = RecordingConsole()
    let processes = FakeProcesses { command in
      Issue.record("It runs \(command.line).")
      return ProcessResult(.exit(1))
    }
    let environment = ToolEnvironment(
      files: InMemoryFiles(), processes: processes, console: console, variables: [:],
      directory: "/home", executable: "/lab")
    let status = await Lab(environment, folder: "/scratch")
      .run(words.split(separator: " ").map(String.init))
    return (console.text + console.errors, status)
  }

  @Test("Help tells the options of every measurement, in 80 columns")
  func help() async {
    let (text, status) = await lab("--help")
    #expect(status == 0)
    #expect(text.contains("swift run lab rebuilds [--only NAME] [--edits TEXT] [--record]\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "Wrong use is one sentence and status 2",
    arguments: [
      ("", "a measurement is missing."), ("cost", "there is no measurement 'cost'."),
      ("costs --fast", "there is no option '--fast'."),
      ("costs Deps1", "there is no option 'Deps1'."),
      ("costs --only", "there is no option '--only'."),
      ("rebuilds --only", "--only needs a value."),
      ("costs --rounds 0", "--rounds needs a whole number, at least 1, not '0'."),
      ("costs --rounds x", "--rounds needs a whole number, at least 1, not 'x'."),
      ("costs --record --rounds 2", "--record measures everything and takes no other option."),
      ("costs", "/home is not in a checkout of DependencyPlayground: go into one and try again."),
    ])
  func wrongUse(words: String, sentence: String) async {
    let (text, status) = await lab(words)
    #expect(text == "lab: \(sentence) See: swift run lab --help\n")
    #expect(status == 2)
  }
}
