import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

/// A small target after a few edits, and what carry writes for it or why it refuses it.
struct EditedProgram: CustomTestStringConvertible, Sendable {
  /// Replacements in a text, applied to all occurrences in order.
  typealias Edits = KeyValuePairs<String, String>

  let testDescription: String
  let text: String
  /// The expected output of carry; nil if the program only has to compile.
  let written: String?
  /// The replacements that matched nothing.
  private(set) var missed: [String] = []

  /// - Parameters:
  ///   - more: code added to the program.
  ///   - written: the replacements in `written`.
  init(_ description: String, _ edits: Edits = [:], more: String = "", written: Edits? = nil) {
    var missed: [String] = []
    func edited(_ text: String, _ edits: Edits) -> String {
      edits.reduce(text) { text, edit in
        if !text.contains(edit.key) { missed.append(edit.key) }
        return text.replacing(edit.key, with: edit.value)
      }
    }
    testDescription = description
    text = edited(Self.program, edits) + more
    self.written = written.map { edited(Self.written, $0) }
    self.missed = missed
  }

  /// The expected errors, as `LINE: SENTENCE`, from comments that begin with `refused:`.
  var refused: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line in
      line.split(separator: "  // refused: ", omittingEmptySubsequences: false).dropFirst()
        .map { "\(index + 1): \($0)" }
    }
  }

  /// The exit status of carry, its output, and its errors in the form of `refused`.
  func carried() -> (status: Int32, output: String, errors: [String]) {
    let console = RecordingConsole()
    let status = CarryCommand(files: InMemoryFiles(["App.swift": text]), console: console)
      .run(["App.swift"])
    let errors = console.errors.split(separator: "\n").map {
      String($0.replacing("App.swift:", with: "").replacing(": error: ", with: ": "))
    }
    return (status, console.text, errors)
  }

  /// A value that is passed from the root through one scope to the next.
  static let program = """
    import Scopes

    class Root<I: NilRequirements>: Resource<I>, OneNeeds {
      let name = "root"
    }

    protocol OneNeeds: Requirements, CODEGEN_OneNeeds {}

    class One<I: OneNeeds>: Resource<I>, TwoNeeds {}

    protocol TwoNeeds: Requirements, CODEGEN_TwoNeeds {
      var name: String { get }
    }

    class Two<I: TwoNeeds>: Resource<I> {}

    """

  static let written = """
    // Written by carry. What is changed here by hand is lost when it runs again.
    // swift-format-ignore-file

    import Scopes

    /// Opens what is carried. Nobody outside of this file can make one.
    struct CarryKey: Sendable {
      fileprivate init() {}
    }

    protocol CODEGEN_OneNeeds {
      func CODEGEN_name(_ key: CarryKey) -> String
    }

    protocol CODEGEN_TwoNeeds {}

    extension One {
      var name: String { injected.CODEGEN_name(CarryKey()) }
    }

    extension Root {
      func CODEGEN_name(_: CarryKey) -> String { name }
    }

    extension Two {
      var name: String { injected.name }
    }

    """
}
