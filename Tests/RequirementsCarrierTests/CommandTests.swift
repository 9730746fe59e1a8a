import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("The command carry")
struct CommandTests {
  private static let sources = [
    "App/Root.swift": """
    import Scopes
    class Root<I: NilRequirements>: Resource<I>, OneRequirements {
      let name = "root"
    }
    """,
    "App/One.swift": """
    protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}
    class One<I: OneRequirements>: Resource<I>, TwoRequirements {}
    protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
      var name: String { get }
    }
    class Two<I: TwoRequirements>: Resource<I> {}
    """,
    "App/Notes.txt": "not Swift",
    "Bad.swift": """
    protocol OneRequirements: Requirements {
      func one()
    }
    """,
  ]
  private let files = InMemoryFiles(sources, unwritable: ["/full"])

  private func run(
    _ arguments: [String], with files: InMemoryFiles? = nil
  ) -> (status: Int32, output: String, errors: String) {
    let console = RecordingConsole()
    let status = CarryCommand(files: files ?? self.files, console: console).run(arguments)
    return (status, console.text, console.errors)
  }

  @Test("--explain tells what is carried for whom, and the scopes as a flowchart")
  func explains() {
    let told = run(["--explain", "App"])
    #expect(
      told.output == """
        OneRequirements carries name: String, for TwoRequirements
        TwoRequirements carries nothing

        ```mermaid
        flowchart TD
          Root -->|name| One
          One --> Two
        ```

        """)
    #expect(told.status == 0 && told.errors.isEmpty)
  }

  @Test("A file is left alone while its text stays the same, and replaced when it does not")
  func writesOnlyWhatChanged() throws {
    #expect(run(["--output", "App/Carried.swift", "App"]) == (0, "", ""))
    let text = try files.read("App/Carried.swift")
    #expect(run(["App"]).output == text)
    for (old, status) in [(text, 0), ("something else", 1)] as [(String, Int32)] {
      var sources = Self.sources
      sources["App/Carried.swift"] = old
      sources["App/One.swift"]? += "\n// A comment more.\n"
      let readOnly = InMemoryFiles(sources, unwritable: ["App/Carried.swift"])
      #expect(run(["--output", "App/Carried.swift", "App"], with: readOnly).status == status)
    }
    try files.write("something else", to: "App/Carried.swift")
    #expect(run(["--output", "App/Carried.swift", "App"]) == (0, "", ""))
    #expect(try files.read("App/Carried.swift") == text)
  }

  @Test("Another prefix begins the names")
  func prefix() throws {
    let one = try files.read("App/One.swift").replacing("CODEGEN_", with: "Carried")
    try files.write(one, to: "App/One.swift")
    let told = run(["--prefix", "Carried", "App"])
    #expect(told.status == 0)
    #expect(told.output.contains("func Carriedname(_ key: CarryKey) -> String"))
    #expect(!told.output.contains("CODEGEN_"))
  }

  @Test("What can't be carried has status 1, its place and a sentence, and nothing is written")
  func refuses() {
    let told = run(["--output", "Carried.swift", "Bad.swift"])
    #expect(told.status == 1)
    #expect(
      told.errors
        == "Bad.swift:2: error: 'one' is a func, and a scope passes on values: write it as "
        + "'var one: (…) -> … { get }'.\n")
    #expect(told.output.isEmpty && !files.exists("Carried.swift"))
  }

  @Test(
    "A wrong use has status 2, a file that fails status 1",
    arguments: [
      ([], 2, "carry: A path is missing. See: swift run carry --help\n"),
      (["--what", "App"], 2, "carry: '--what' is not known. See: swift run carry --help\n"),
      (["App", "--output"], 2, "carry: --output needs a value. See: swift run carry --help\n"),
      (
        ["--explain", "--output", "F", "App"], 2,
        "carry: --explain writes no file. See: swift run carry --help\n"
      ),
      (["Missing.swift"], 1, "carry: Missing.swift cannot be read.\n"),
      (
        ["--output", "/full/Carried.swift", "App"], 1,
        "carry: /full/Carried.swift cannot be written: read-only.\n"
      ),
    ] as [([String], Int32, String)])
  func complains(arguments: [String], status: Int32, sentence: String) {
    #expect(run(arguments) == (status, "", sentence))
  }

  @Test("--help tells the use")
  func help() {
    let told = run(["--help"])
    #expect(told.status == 0 && told.output.hasPrefix("swift run carry [--output FILE]"))
  }
}
