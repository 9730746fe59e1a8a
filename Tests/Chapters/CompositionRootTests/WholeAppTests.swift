import Foundation
import Playground
import TestSupport
import Testing

@testable import CompositionRoot

@Suite("CompositionRoot: what the tests of an app share")
struct WholeAppTests {
  private static let app = "\(chapterFolder("CompositionRoot"))/InYourApp"

  @Test(
    "The app sends a request at launch, and none for unit tests", .proves("OURS-31"))
  func launch() {
    func requests(in environment: [String: String]) -> [String] {
      let requests = Log()
      _ = launchShop(environment: environment) { request, _ in requests.note(request.path) }
      return requests.lines
    }
    #expect(requests(in: [:]) == ["v1/items"])
    #expect(requests(in: ["SHOP_UNIT_TESTS": "1"]) == [])
  }

  @Test("A count in defaults of its own begins at zero and is saved")
  func visitCount() {
    let suite = "tests-\(UUID())"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let count = VisitCount.inDefaults(suite: suite)
    #expect(count.read() == 0)
    count.write(3)
    #expect(VisitCount.inDefaults(suite: suite).read() == 3)
  }

  @Test("Two suites of defaults don't share a count")
  func ownDefaults() {
    let suites = (1...2).map { _ in "tests-\(UUID())" }
    defer { suites.forEach(UserDefaults.standard.removePersistentDomain) }
    VisitCount.inDefaults(suite: suites[0]).write(3)
    #expect(VisitCount.inDefaults(suite: suites[1]).read() == 0)
  }

  @Test(
    "Two `.serialized` suites run side by side, and one test fails", .proves("OURS-32"))
  func apart() async throws {
    // Each test waits until the other one has written.
    let result = try await run(
      "SuitesApart", delay: "arrived += 1; while arrived < 2 { await Task.yield() }")
    #expect(!result.succeeded)
    #expect((result.output + result.errors).contains("2 tests in 2 suites failed"))
    #expect((result.output + result.errors).contains("with 1 issue"))
  }

  /// Another test could start at each of a hundred suspensions.
  @Test(
    "Nested suites and `--no-parallel` run the tests one by one", .proves("OURS-32"),
    arguments: [("SuitesInOne", []), ("SuitesApart", ["--no-parallel"])])
  func oneByOne(suites: String, arguments: [String]) async throws {
    let result = try await run(
      suites, delay: "for _ in 1...100 { await Task.yield() }", arguments)
    #expect(result.succeeded, "\(result.output)\(result.errors)")
    #expect((result.output + result.errors).contains("Test run with 2 tests"))
  }

  @Test("A suite's trait starts and stops one server for all its tests")
  func suiteServer() async throws {
    let result = try await run("SuiteServer", delay: "")
    #expect(result.succeeded, "\(result.output)\(result.errors)")
    // Both tests need the answer of a running server.
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("server ") }
    #expect(lines == ["server started", "server stopped"])
    #expect((result.output + result.errors).contains("Test run with 2 tests"))
  }

  /// Compiles suites of the page with the entry point of Swift Testing, and runs them in a process of their own.
  private func run(
    _ suites: String, delay: String, _ arguments: [String] = []
  ) async throws -> ProgramResult {
    let source = """
      import Testing

      @main struct Main {
        @MainActor static func main() async {
          var arrived = 0
          SharedDatabase.delay = { @MainActor in \(delay) }
          await Testing.__swiftPMEntryPoint() as Never
        }
      }
      """
    let files = ["SharedDatabase", suites].map { "\(Self.app)/\($0).swift" }
    let program = try await Compiler.program(
      ([suites] + arguments).joined(), of: source,
      ["-parse-as-library", "-wmo", "-suppress-warnings"] + files)
    return try await program.run(arguments)
  }
}
