import TestSupport
import Testing

/// Builds the package with SwiftPM, and runs its programs and tests.
@Suite("CompositionRoot: the package with two roots")
struct TwoRootsTests {
  private static let package = "\(chapterFolder("CompositionRoot"))/TwoRoots"

  @Test("Only test targets depend on the module of mocks")
  func mocks() async throws {
    let targets = try await PackageTargets(of: Self.package)
    #expect(targets.dependants(of: "WishMocks") == ["AppTests", "WidgetTests"])
    #expect(targets.dependants(of: "App") == ["AppTests"])
    #expect(targets.dependants(of: "Widget") == ["WidgetTests"])
  }

  @Test(
    "App and widget share a file but no global, and their tests share mocks", .proves("OURS-34"))
  func build() async throws {
    let scratch = "\(TestCheckout.products)/of-tests/TwoRoots"
    let tests = try await Compiler.swift().run(
      [
        "test", "--package-path", Self.package, "--scratch-path", scratch, "--disable-xctest",
        "-Xswiftc", "-module-cache-path", "-Xswiftc", "\(TestCheckout.products)/ModuleCache",
      ])
    #expect(tests.succeeded, "\(tests.output)\(tests.errors)")
    // One process runs the tests of both targets, and neither program's `main`.
    #expect((tests.output + tests.errors).contains("Test run with 3 tests"))
    #expect(!tests.output.contains("App: "))

    let folder = try TestCheckout.folder("WishesOfTwoRoots")
    var lines = ""
    for program in ["Widget", "App", "Widget"] {
      lines += try await ProgramUnderTest(path: "\(scratch)/debug/\(program)").run([folder]).output
    }
    // Outside.md quotes the lines.
    let page = try TestCheckout.read("\(chapterFolder("CompositionRoot"))/Outside.md")
    #expect(page.contains("```console\n\(lines)```"))
  }
}
