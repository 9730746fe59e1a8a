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

  // MARK: What measurements say

  @Test("Columns are aligned, and times are told in the larger unit")
  func columns() {
    let lines = [
      ["shape", "size", "time", ""],
      ["scopes", "10", shown(.milliseconds(5)), ""],
      ["forwarding", "1000", shown(.milliseconds(1250)), shown(250.0)],
    ]
    #expect(
      aligned(lines).replacing(#/ +\n/#, with: "\n") == """
        shape       size    time
        scopes        10  5.0 ms
        forwarding  1000  1.25 s  250.00x

        """)
  }

  @Test("A run has its tables, without its self-check, and says whether it is kept")
  func parsed() throws {
    let run = try CostsRun(
      parsing: #"{"isKept": true, "text": "== One call ==\nfigures\n\n== Self-check ==\nchecked"}"#)
    #expect(run.isKept)
    #expect(run.tables == "== One call ==\nfigures\n")
    #expect(run.text.hasSuffix("checked"))
  }

  @Test("What is no run is an error", arguments: ["", "{", #"{"isKept": true}"#])
  func noRun(text: String) {
    #expect(throws: ToolError.self) { try CostsRun(parsing: text) }
  }

  @Test("The code grows with its size, and only scopes leave something to carry")
  func sources() {
    for shape in CompileShape.allCases {
      let counts = [10, 100].map { shape.source($0).split(separator: "\n").count }
      #expect(counts[1] > 8 * counts[0] && counts[1] < 12 * counts[0])
      #expect(shape.isCarried == shape.source(10).contains("CODEGEN_"))
    }
  }

  @Test(
    "A proof is red if it stands in the log less often than where nothing is changed",
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
