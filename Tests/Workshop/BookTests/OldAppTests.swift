import Book
import TestSupport
import Testing

@Suite("The old app and its eight differences")
struct OldAppTests {
  private static let folder = "Chapters/OldApp"
  private static let page = "Chapters/OldApp.md"

  private static let app = Result { try AppVersions(in: folder, of: TestCheckout.checkout) }

  private func files(ofVersion number: Int) throws -> [String: String] {
    try #require(try Self.app.get().files.dropFirst(number).first)
  }

  private func transcript(ofVersion number: Int) throws -> String {
    try #require(try files(ofVersion: number)["Expected.txt"])
  }

  /// The code of the app in a version, without its tests.
  private func app(ofVersion number: Int) throws -> [String: String] {
    try files(ofVersion: number).filter {
      !$0.key.hasPrefix("Tests/") && $0.key != "Expected.txt"
    }
  }

  /// The titles of a version's tests.
  private func tests(ofVersion number: Int) throws -> [String] {
    try files(ofVersion: number).filter { $0.key.hasPrefix("Tests/") }.values.flatMap {
      $0.matches(of: /@Test\(\s*"([^"]+)"/).map { String($0.1) }
    }
  }

  @Test("Each of the eight differences keeps all earlier tests")
  func keepsTests() throws {
    #expect(try Self.app.get().differences.count == 8)
    for number in 1...8 {
      let (before, now) = try (
        Set(tests(ofVersion: number - 1)), Set(tests(ofVersion: number))
      )
      #expect(now.isSuperset(of: before), "\(number)")
    }
  }

  /// The numbers of the differences that change a file.
  private func differences(of path: String) throws -> [Int] {
    try Self.app.get().differences.enumerated().filter { $1.files.contains { $0.path == path } }
      .map { $0.offset + 1 }
  }

  @Test("No difference changes the script that prints the transcripts")
  func keepsScript() throws {
    #expect(try differences(of: "Sources/OldApp/Text/main.swift") == [])
  }

  @Test("After difference 1, only difference 5 changes the customer's tests")
  func keepsCustomer() throws {
    #expect(try differences(of: "Tests/OldAppTests/CustomerTests.swift") == [1, 5])
  }

  @Test("Only three sections of the first and the last transcript differ")
  func transcripts() throws {
    func sections(_ number: Int) throws -> [Substring: [Substring]] {
      let parts = try "\n\(transcript(ofVersion: number))".split(separator: "\n== ")
      let lines = parts.map { $0.split(separator: "\n") }
      return Dictionary(uniqueKeysWithValues: lines.map { ($0.first ?? "", Array($0.dropFirst())) })
    }
    let (first, last) = try (sections(0), sections(8))
    #expect(Set(first.keys) == Set(last.keys))
    let different = first.keys.filter { first[$0] != last[$0] }
    #expect(Set(different) == ["Two windows ==", "After logout ==", "The log =="])
  }

  @Test(
    "The first and the last version print their transcripts", arguments: [0, 8])
  func prints(number: Int) async throws {
    let sources = try files(ofVersion: number).filter { $0.key.hasPrefix("Sources/") }
    let folder = try TestCheckout.folder("OldAppSources\(number)", files: sources)
    let program = try await Compiler.program(
      "OldApp\(number)", of: "",
      ["-default-isolation", "MainActor", "-warnings-as-errors", "-module-name", "OldApp"]
        + sources.keys.sorted().map { "\(folder)/\($0)" })
    let result = try await program.run()
    #expect(result.succeeded)
    #expect(result.output == (try transcript(ofVersion: number)))
  }

  @Test("The page counts the files that read the cart, and those that difference 4 edits")
  func cartFiles() throws {
    let readers = try app(ofVersion: 3).filter { $0.value.contains("Cart.shared") }
    let edited = try Self.app.get().differences[3].files.filter { !$0.path.hasPrefix("Tests/") }
    let page = try TestCheckout.read(Self.page)
    #expect(page.contains("the files that read the cart, \(readers.count) in this app."))
    #expect(page.contains("so 4 edits \(edited.count) files of the app."))
  }

  @Test("The page's table matches the differences")
  func figures() throws {
    let app = try Self.app.get()
    let first = app.files[0].map {
      ($0.key, $0.value.split(separator: "\n", omittingEmptySubsequences: false).count - 1, 0)
    }
    let changes = [first] + app.differences.map { $0.files.map { ($0.path, $0.added, $0.removed) } }
    let rows = try changes.enumerated().map { number, files in
      let code = files.filter { $0.0 != "Expected.txt" }
      func lines(inTests: Bool) -> String {
        let counted = code.filter { $0.0.hasPrefix("Tests/") == inTests }
        return "+\(counted.map(\.1).reduce(0, +)) −\(counted.map(\.2).reduce(0, +))"
      }
      let shared = try self.app(ofVersion: number).values.map {
        $0.matches(of: /\.(?:shared|standard)(?!\w)/).count
      }
      return [
        lines(inTests: false), lines(inTests: true), "\(code.count)",
        "\(try tests(ofVersion: number).count)", "\(shared.reduce(0, +))",
      ]
    }
    let table = try PageTable(under: "What each difference costs", in: Self.page)
    #expect(table.rows.map { Array($0.dropFirst().prefix(5)) } == rows)
  }
}
