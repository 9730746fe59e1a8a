import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("The command carry")
struct CommandTests {
  private static let sources = [
    "App/App.swift": EditedProgram.program,
    "App/Notes.txt": "not Swift",
    "App/Other.swift": "import Dispatch\nprivate class One {}",
    "Alone.swift": "enum Store { class Alone<I: NilRequirements>: Resource<I> {} }",
    "Bad.swift": "protocol OneNeeds: Requirements {\n  func one()\n}\n",
    "Deep.swift": String(repeating: "enum A {", count: 33) + String(repeating: "}", count: 33),
    "Point.swift": "struct Point {}",
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
    let told = """
      OneNeeds carries name: String, for TwoNeeds
      TwoNeeds carries nothing

      ```mermaid
      flowchart TD
        Root -->|name| One
        Store_Alone[Store.Alone]
        One --> Two
      ```

      """
    #expect(run(["--explain", "App", "Alone.swift"]) == (0, told, ""))
    let nothing = "carry: No scopes found: a scope is a class that inherits from Resource.\n"
    #expect(run(["--explain", "Point.swift"]) == (0, "", nothing))
  }

  @Test("A file that cannot be read, and has no name of scopes, is passed over with a warning")
  func passesOver() {
    let warning = "Deep.swift:1: warning: carry can't read this file, and passes it over: this is "
    let told = run(["App", "Deep.swift"])
    #expect(told.status == 0 && told.output == EditedProgram.written)
    #expect(told.errors == warning + "nested more than 32 deep.\n")
  }

  @Test("A file is left alone while its text stays the same, and replaced when it does not")
  func writesOnlyWhatChanged() throws {
    #expect(run(["--output", "App/Carried.swift", "App"]) == (0, "", ""))
    let text = try files.read("App/Carried.swift")
    #expect(text == EditedProgram.written)
    #expect(run(["App"]).output == text)
    for (old, status) in [(text, 0), ("something else", 1)] as [(String, Int32)] {
      var sources = Self.sources
      sources["App/Carried.swift"] = old
      sources["App/App.swift"]? += "\n// A comment more.\n"
      let readOnly = InMemoryFiles(sources, unwritable: ["App/Carried.swift"])
      #expect(run(["--output", "App/Carried.swift", "App"], with: readOnly).status == status)
    }
    try files.write("something else", to: "App/Carried.swift")
    #expect(run(["--output", "App/Carried.swift", "App"]) == (0, "", ""))
    #expect(try files.read("App/Carried.swift") == text)
  }

  @Test("Another prefix begins the names")
  func prefix() throws {
    let one = try files.read("App/App.swift").replacing("CODEGEN_", with: "Carried")
    try files.write(one, to: "App/App.swift")
    let written = EditedProgram.written.replacing("CODEGEN_", with: "Carried")
    #expect(run(["--prefix", "Carried", "App"]) == (0, written, ""))
  }

  @Test(
    "A wrong use has status 2; what is refused, and a file that fails, has status 1",
    arguments: [
      ([], 2, "carry: A path is missing."),
      (["--what", "App"], 2, "carry: '--what' is not known."),
      (["App", "--output"], 2, "carry: --output needs a value."),
      (["--explain", "--output", "F", "App"], 2, "carry: --explain writes no file."),
      (["Missing.swift"], 1, "carry: Missing.swift cannot be read."),
      (["--output", "/full/F", "App"], 1, "carry: /full/F cannot be written: read-only."),
      (["--prefix", "1 x", "App"], 2, "carry: --prefix \(needsName) '1 x'."),
      (["--base", "A.B", "App"], 2, "carry: --base \(needsName) 'A.B'."),
      (["--requirements", "", "App"], 2, "carry: --requirements \(needsName) ''."),
      (
        ["--output", "/full/F", "Bad.swift"], 1,
        "Bad.swift:2: error: 'one' is a func, and a scope passes on values: write it as "
          + "'var one: (…) -> … { get }'."
      ),
    ] as [([String], Int32, String)])
  func complains(arguments: [String], status: Int32, sentence: String) {
    let help = status == 2 ? " See: swift run carry --help" : ""
    #expect(run(arguments) == (status, "", "\(sentence)\(help)\n"))
  }

  private static let needsName = "needs a name of letters, digits and '_', not"

  @Test("What the system says of a file is a sentence")
  func writeErrors() throws {
    let folder = try TestCheckout.folder("CarryWriteErrors", files: ["App.swift": "let one = 1\n"])
    for (path, reason) in [
      ("\(folder)/none/Carried.swift", "there is no such file or folder."),
      (folder, "it is a folder."),
    ] {
      let console = RecordingConsole()
      let status = CarryCommand(files: RealFiles(), console: console)
        .run(["--output", path, "\(folder)/App.swift"])
      #expect(status == 1)
      #expect(console.errors.hasSuffix("carry: \(path) cannot be written: \(reason)\n"))
    }
  }

  @Test("Output that is lost has status 1 and a sentence", arguments: [["App"], ["--help"]])
  func lostOutput(arguments: [String]) {
    let console = RecordingConsole(lostOutput: "No space left on device")
    #expect(CarryCommand(files: files, console: console).run(arguments) == 1)
    #expect(
      console.errors
        == "carry: Standard output cannot be written: No space left on device.\n")
  }

  @Test("With --source-locations the compiler's errors in generated code point at the sources")
  func places() async throws {
    let program = EditedProgram(
      "", ["let name = \"root\"": "@available(*, unavailable)\n  var name: String { \"\" }"],
      options: ["--source-locations"])
    let carried = program.carried().output
    let folder = try TestCheckout.folder(
      "CarryPlaces",
      files: ["App.swift": program.text, "Carried.swift": carried + "let unknown = nowhere\n"])
    #expect(
      try await Compiler.errors(
        inModule: "Scopes", of: ["Sources/Support/Scopes/Scopes.swift"], for: folder) == nil)
    let errors = try await Compiler.errors([
      "-typecheck", "-parse-as-library", "-I", folder, "\(folder)/App.swift",
      "\(folder)/Carried.swift",
    ])
    let places = try #require(errors).split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(places.count == 2)
    #expect(
      places.contains { $0.hasPrefix("App.swift:5:") && $0.contains("'name' is unavailable") })
    let line = carried.count { $0 == "\n" } + 1
    #expect(places.contains { $0.hasPrefix("\(folder)/Carried.swift:\(line):") })
  }
}
