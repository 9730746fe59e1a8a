import Testing

@testable import RequirementsCarrier

/// Files in memory, which count how often they are written.
private final class MemoryFiles: SourceFiles {
  var texts: [String: String]
  private(set) var written: [String] = []

  init(_ texts: [String: String]) { self.texts = texts }

  func text(of path: String) -> String? { texts[path] }

  func files(below folder: String) -> [String]? {
    let below = texts.keys.filter { $0.hasPrefix("\(folder)/") }
    return below.isEmpty ? nil : below.sorted()
  }

  func write(_ text: String, to path: String) throws {
    if path.hasPrefix("/full/") { throw Full() }
    texts[path] = text
    written.append(path)
  }

  struct Full: Error {}
}

@Suite("The command carry")
struct CommandTests {
  private let files = MemoryFiles([
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
  ])

  private func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
    var (output, errors) = ("", "")
    let command = CarryCommand(
      files: files, print: { output += $0 }, complain: { errors += $0 })
    return (command.run(arguments), output, errors)
  }

  @Test("--explain tells what is carried for whom, and the scopes as a flowchart")
  func explains() {
    let told = run("--explain", "App")
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

  @Test("A file is written once, and left alone while its text stays the same")
  func writesOnlyWhatChanged() throws {
    #expect(run("--output", "App/Carried.swift", "App") == (0, "", ""))
    #expect(files.written == ["App/Carried.swift"])
    let text = try #require(files.texts["App/Carried.swift"])
    #expect(run("App").output == text)
    files.texts["App/One.swift"]? += "\n// A comment more.\n"
    #expect(run("--output", "App/Carried.swift", "App") == (0, "", ""))
    #expect(files.written == ["App/Carried.swift"])
    files.texts["App/Carried.swift"] = "something else"
    #expect(run("--output", "App/Carried.swift", "App") == (0, "", ""))
    #expect(files.written == ["App/Carried.swift", "App/Carried.swift"])
    #expect(files.texts["App/Carried.swift"] == text)
  }

  @Test("Another prefix begins the names")
  func prefix() {
    files.texts["App/One.swift"]?.replace("CODEGEN_", with: "Carried")
    let told = run("--prefix", "Carried", "App")
    #expect(told.status == 0)
    #expect(told.output.contains("func Carriedname(_ key: CarryKey) -> String"))
    #expect(!told.output.contains("CODEGEN_"))
  }

  @Test("What can't be carried has status 1, its place and a sentence, and nothing is written")
  func refuses() {
    let told = run("--output", "Carried.swift", "Bad.swift")
    #expect(told.status == 1)
    #expect(
      told.errors
        == "Bad.swift:2: error: 'one' is a func, and a scope passes on values: write it as "
        + "'var one: (…) -> … { get }'.\n")
    #expect(told.output.isEmpty && files.written.isEmpty)
  }

  @Test(
    "A wrong use has status 2, a file that fails status 1",
    arguments: [
      ([], 2, "carry: a path is missing. See: swift run carry --help\n"),
      (["--what", "App"], 2, "carry: '--what' is not known. See: swift run carry --help\n"),
      (["App", "--output"], 2, "carry: --output needs a value. See: swift run carry --help\n"),
      (
        ["--explain", "--output", "F", "App"], 2,
        "carry: --explain writes no file. See: swift run carry --help\n"
      ),
      (["Missing.swift"], 1, "carry: Missing.swift cannot be read.\n"),
      (
        ["--output", "/full/Carried.swift", "App"], 1,
        "carry: /full/Carried.swift cannot be written: Full().\n"
      ),
    ] as [([String], Int32, String)])
  func complains(arguments: [String], status: Int32, sentence: String) {
    var (output, errors) = ("", "")
    let command = CarryCommand(
      files: files, print: { output += $0 }, complain: { errors += $0 })
    #expect(command.run(arguments) == status)
    #expect(output.isEmpty)
    #expect(errors == sentence)
  }

  @Test("--help tells the use")
  func help() {
    let told = run("--help")
    #expect(told.status == 0 && told.output.hasPrefix("swift run carry [--output FILE]"))
  }
}
