import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("`carry`: the command")
struct CommandTests {
  private static let sources = [
    "App/App.swift": EditedProgram.program,
    "App/Notes.txt": "not Swift",
    "App/Other.swift": "import Dispatch\nprivate class One {}",
    "Alone.swift": "class Alone<I: NilRequirements>: Resource<I> {}",
    "Bad.swift": "protocol OneNeeds: Requirements {\n  func one()\n}\n",
    "Point.swift": "struct Point {}",
  ]
  /// Code that carry would reject as a source.
  private static let junk = "class Junk: Resource {}"
  private let files = InMemoryFiles(sources, unwritable: ["/full"])

  private func run(
    _ arguments: [String], with files: InMemoryFiles? = nil
  ) -> (status: Int32, output: String, errors: String) {
    let console = RecordingConsole()
    let status = CarryCommand(files: files ?? self.files, console: console).run(arguments)
    return (status, console.text, console.errors)
  }

  @Test("`--explain` prints each carried value, its users and a flowchart")
  func explains() {
    let explained = """
      OneNeeds carries name: String, for TwoNeeds
      TwoNeeds carries nothing

      ```mermaid
      flowchart TD
        Alone
        Root -->|name| One
        One --> Two
      ```

      """
    #expect(run(["--explain", "App", "Alone.swift"]) == (0, explained, ""))
    let nothing = "carry: No scopes found: a scope is a class that inherits from Resource.\n"
    #expect(run(["--explain", "Point.swift"]) == (0, "", nothing))
  }

  @Test("`--output` replaces a file only if its text changes")
  func writesOnlyWhatChanged() throws {
    #expect(run(["App"]) == (0, EditedProgram.written, ""))
    for (old, status) in [(EditedProgram.written, 0), (Self.junk, 1)] as [(String, Int32)] {
      var sources = Self.sources
      sources["App/Carried.swift"] = old
      sources["App/App.swift"]? += "\n// A comment more.\n"
      let readOnly = InMemoryFiles(sources, unwritable: ["App/Carried.swift"])
      #expect(run(["--output", "App/Carried.swift", "App"], with: readOnly).status == status)
    }
    try files.write(Self.junk, to: "App/Carried.swift")
    #expect(run(["--output", "App/Carried.swift", "App"]) == (0, "", ""))
    #expect(try files.read("App/Carried.swift") == EditedProgram.written)
    // A file that carry wrote isn't a source.
    #expect(run(["App"]) == (0, EditedProgram.written, ""))
  }

  @Test(
    "`carry` exits with 2 only for invalid arguments",
    arguments: [
      ([], 2, "carry: name at least one Swift file or folder."),
      (["--what", "App"], 2, "carry: unknown option --what."),
      (["App", "--output"], 2, "carry: --output needs a value."),
      (
        ["--explain", "--output", "F", "App"], 2,
        "carry: use either --explain or --output, not both."
      ),
      (["Missing.swift"], 1, "carry: Missing.swift cannot be read."),
      (["--output", "/full/F", "App"], 1, "carry: /full/F cannot be written: read-only."),
      (
        ["--output", "/full/F", "Bad.swift"], 1,
        "Bad.swift:2: error: 'one' is a func, but scopes pass on only values: write "
          + "'var one: (…) -> … { get }'."
      ),
    ] as [([String], Int32, String)])
  func complains(arguments: [String], status: Int32, sentence: String) {
    let help = status == 2 ? " See: swift run carry --help" : ""
    #expect(run(arguments) == (status, "", "\(sentence)\(help)\n"))
  }

  @Test(
    "`carry` exits with status 1 if it can't print its output", arguments: [["App"], ["--help"]])
  func lostOutput(arguments: [String]) {
    let console = RecordingConsole(lostOutput: "No space left on device")
    #expect(CarryCommand(files: files, console: console).run(arguments) == 1)
    #expect(
      console.errors
        == "carry: Output could not be written: No space left on device.\n")
  }
}
