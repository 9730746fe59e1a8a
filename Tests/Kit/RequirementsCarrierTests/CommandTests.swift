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

  @Test("The framework's own classes are no scopes")
  func framework() throws {
    let folder = "Tests/Kit/RequirementsCarrierTests/Corpus/Parameters"
    let told = run(
      ["--explain", "Scopes.swift", "App.swift"],
      with: InMemoryFiles([
        "Scopes.swift": try TestCheckout.checkout.read("\(folder)/Scopes.swift"),
        "App.swift": try TestCheckout.checkout.read("\(folder)/App.swift"),
      ]))
    #expect(
      told.output == """
        OneRequirements carries name: String, for ThreeRequirements
        TwoRequirements carries name: String, for ThreeRequirements
        ThreeRequirements carries nothing

        ```mermaid
        flowchart TD
          AppResource -->|name| OneResource
          OneResource -->|name| TwoResource
          TwoResource --> ThreeResource
        ```

        """)
    #expect(told.errors.isEmpty)
    #expect(
      run(["--explain", "Scopes.swift"], with: InMemoryFiles(["Scopes.swift": "struct Point {}"]))
        == (0, "", "carry: No scopes found: a scope is a class that inherits from Resource.\n"))
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
      (
        ["--prefix", "1 x", "App"], 2,
        "carry: --prefix needs a name of letters, digits and '_', not '1 x'. "
          + "See: swift run carry --help\n"
      ),
      (
        ["--base", "Scopes.Resource", "App"], 2,
        "carry: --base needs a name of letters, digits and '_', not 'Scopes.Resource'. "
          + "See: swift run carry --help\n"
      ),
      (
        ["--requirements", "", "App"], 2,
        "carry: --requirements needs a name of letters, digits and '_', not ''. "
          + "See: swift run carry --help\n"
      ),
    ] as [([String], Int32, String)])
  func complains(arguments: [String], status: Int32, sentence: String) {
    #expect(run(arguments) == (status, "", sentence))
  }

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
    let console = FullDisk()
    #expect(CarryCommand(files: files, console: console).run(arguments) == 1)
    #expect(
      console.recorder.errors
        == "carry: Standard output cannot be written: No space left on device.\n")
  }

  @Test("With --source-locations the compiler's errors in generated code point at the sources")
  func places() async throws {
    let app = """
      import Scopes

      class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
        @available(*, unavailable)
        var name: String { "root" }
      }

      protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

      class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

      protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
        var name: String { get }
      }

      """
    var options = CarryOptions()
    options.locatesSources = true
    let carried = try CarryPlan(of: [("App.swift", app)], options: options).generated
    let folder = try TestCheckout.folder(
      "CarryPlaces",
      files: ["App.swift": app, "Carried.swift": carried + "let unknown = nowhere\n"])
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

  @Test("--help tells the use")
  func help() {
    let told = run(["--help"])
    #expect(told.status == 0 && told.output.hasPrefix("swift run carry [--output FILE]"))
  }
}

/// A console whose standard output takes nothing.
private struct FullDisk: Console {
  let recorder = RecordingConsole()

  var width: Int { recorder.width }
  var height: Int { recorder.height }
  var isTerminal: Bool { false }
  var usesColor: Bool { false }
  var isRead: Bool { true }
  var lostOutput: String? { "No space left on device" }

  func write(_: String) {}
  func writeError(_ text: String) { recorder.writeError(text) }
}
