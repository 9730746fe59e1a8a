import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

/// A target of a few lines in `Corpus/`, beside what carry writes for it or why it refuses.
struct Case: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [(path: String, text: String)]
  /// The words of `Options.txt`.
  let options: [String]
  /// The whole of `Carried.swift`, or nil where carry must refuse.
  let carried: String?
  /// The whole of `Refused.txt`, or nil where carry must not.
  let refused: String?
  /// The whole of `Warned.txt`, or nil where there is nothing to be said.
  let warned: String?

  var testDescription: String { name }

  static let folder = "Tests/Kit/RequirementsCarrierTests/Corpus"

  static func all() throws -> [Case] {
    try RealFiles().entries(of: TestCheckout.checkout.path(folder)).map { name in
      var files: [String: String] = [:]
      for file in try RealFiles().entries(of: TestCheckout.checkout.path("\(folder)/\(name)")) {
        files[file] = try TestCheckout.checkout.read("\(folder)/\(name)/\(file)")
      }
      let carried = files.removeValue(forKey: "Carried.swift")
      let refused = files.removeValue(forKey: "Refused.txt")
      let warned = files.removeValue(forKey: "Warned.txt")
      let options = files.removeValue(forKey: "Options.txt") ?? ""
      return Case(
        name: name, sources: files.map { ($0.key, $0.value) },
        options: options.split(whereSeparator: \.isWhitespace).map(String.init), carried: carried,
        refused: refused, warned: warned)
    }
  }
}

@Suite("carry over small targets")
struct CorpusTests {
  @Test("What is written or refused is what stands beside it, whole", arguments: try Case.all())
  func output(of one: Case) throws {
    try #require((one.carried == nil) != (one.refused == nil))
    let console = RecordingConsole()
    let files = InMemoryFiles(Dictionary(uniqueKeysWithValues: one.sources))
    let status = CarryCommand(files: files, console: console)
      .run(one.options + one.sources.map(\.path))
    #expect(status == (one.refused == nil ? 0 : 1))
    #expect(console.text == one.carried ?? "")
    #expect(console.errors == one.refused ?? one.warned ?? "")
  }

  @Test("The order of the files changes no byte, and what carry wrote is no source")
  func order() throws {
    for one in try Case.all() where one.options.isEmpty {
      var sources = one.sources.sorted { $0.path > $1.path }
      if let carried = one.carried { sources.append(("Carried.swift", carried)) }
      do throws(CarryError) {
        #expect(try CarryPlan(of: sources).generated == one.carried, "\(one.name)")
      } catch {
        #expect(error.description == one.refused, "\(one.name)")
      }
    }
  }

  @Test("Each refusal has its place, and says what to do")
  func refusals() throws {
    let all = try Case.all().filter { $0.refused != nil }
    #expect(all.count >= 10)
    for one in all {
      for line in one.refused?.split(separator: "\n") ?? [] {
        #expect(
          line.contains(#/^[A-Za-z]+\.swift:\d+: (error|warning): .+: .+\.$/#), "\(one.name)")
      }
    }
  }
}
