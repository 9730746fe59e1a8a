import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

/// A small program in `Corpus/`: the files of one module, or those of several below `Sources/`, and in
/// `Findings.txt` the lines that the lint must find, and no others.
struct CorpusProgram: CustomTestStringConvertible, Sendable {
  let name: String
  /// By their paths in its folder.
  let files: [String: String]
  /// In the order in which they are compiled; none if there is only one.
  let modules: [String]
  let expected: [String]

  var testDescription: String { name }

  static func all() throws -> [CorpusProgram] {
    let folder = TestCheckout.checkout.path("Tests/Kit/ConventionLintTests/Corpus")
    return try RealFiles().entries(of: folder).map { name in
      var files: [String: String] = [:]
      for file in try RealFiles().files(below: "\(folder)/\(name)", skip: { _ in false }) {
        files[file] = try RealFiles().read("\(folder)/\(name)/\(file)")
      }
      func lines(_ file: String) -> [String] {
        (files.removeValue(forKey: file) ?? "").split(separator: "\n").map(String.init)
      }
      let (modules, expected) = (lines("Modules.txt"), lines("Findings.txt"))
      return CorpusProgram(
        name: name, files: files, modules: modules, expected: expected.sorted())
    }
  }

  /// The lines of what the command finds in its folder, in its comments too.
  func foundByCommand() throws -> [String] {
    struct Report: Decodable {
      struct Found: Decodable {
        let file: String
        let line: Int
        let rule: String
      }
      let findings: [Found]
    }
    let folder = files.map { ("/w/\($0)", $1) }
    let console = RecordingConsole()
    _ = lintCommand(InMemoryFiles(Dictionary(uniqueKeysWithValues: folder)), console)
      .run([".", "--json"])
    return try JSONDecoder().decode(Report.self, from: Data(console.text.utf8)).findings
      .map { "\($0.file):\($0.line): \($0.rule)" }.sorted()
  }

  /// What the rules find in some texts of its files.
  func findings(in files: [String: String]) -> [Finding] {
    var lint = Lint()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { lint.read(path: path, text: text) }
    return lint.result().findings
  }

  /// What the compiler refuses in some texts of its files; nil if nothing.
  func errors(in files: [String: String], _ state: String) async throws -> String? {
    let folder = try TestCheckout.folder("Corpus-\(name)-\(state)", files: files)
    let paths = files.keys.sorted().map { "\(folder)/\($0)" }
    guard !modules.isEmpty else {
      return try await Compiler.errors(
        ["-typecheck", "-parse-as-library", "-module-name", "Program"] + paths)
    }
    for module in modules {
      let own = paths.filter { $0.hasPrefix("\(folder)/Sources/\(module)/") }
      if let errors = try await Compiler.errors(inModule: module, of: own, for: folder) {
        return errors
      }
    }
    return nil
  }
}

/// In half of the programs a finding would be false: what it advises would not compile. In the other
/// half there is a fault in an unusual form.
@Suite("A corpus of small programs")
struct CorpusTests {
  @Test(
    "gets the findings that stand beside each, and none of them when they are mended",
    arguments: try CorpusProgram.all())
  func holds(program: CorpusProgram) throws {
    #expect(try program.foundByCommand() == program.expected)
    let found = program.findings(in: program.files)
    let fixes = found.compactMap(\.fix)
    guard !fixes.isEmpty else { return }
    let mended = Fixer.carryOut(fixes, in: program.files)
    let left = Set(program.findings(in: mended).map(\.sentence))
    #expect(found.filter { $0.fix != nil && left.contains($0.sentence) }.isEmpty)
  }

  @Test(
    "compiles as it is, and with all advice carried out",
    .enabled(if: isCompiled, "Scripts/slow/lint does it"), arguments: try CorpusProgram.all())
  func compiles(program: CorpusProgram) async throws {
    #expect(try await program.errors(in: program.files, "as-it-is") == nil)
    let fixes = program.findings(in: program.files).compactMap(\.fix)
    guard !fixes.isEmpty else { return }
    let mended = Fixer.carryOut(fixes, in: program.files)
    #expect(try await program.errors(in: mended, "mended") == nil, "\(mended)")
  }

  private static let isCompiled = ProcessInfo.processInfo.environment["CORPUS"] == "compiled"

  @Test("is half right and half wrong, and has no fewer programs than it had")
  func isBalanced() throws {
    let all = try CorpusProgram.all()
    #expect(all.count >= 140)
    #expect(all.count { $0.expected.isEmpty } * 5 >= all.count * 2)
    #expect(all.count { !$0.expected.isEmpty } * 5 >= all.count * 2)
  }
}
