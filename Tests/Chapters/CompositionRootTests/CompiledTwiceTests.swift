import TestSupport
import Testing

/// Compiles one file into two modules, as Xcode does with a file that is a member of two targets.
@Suite("CompositionRoot: a file in two targets")
struct CompiledTwiceTests {
  private static let file =
    "\(chapterFolder("CompositionRoot"))/Refused/CompiledTwice/App/ServiceRegistry.swift"

  /// Prints the app's client after a test has registered a mock.
  private static func program(importing module: String) -> String {
    """
    import App
    import \(module)

    \(module).ServiceRegistry.shared.client = "mock"
    print(App.ServiceRegistry.shared.client)
    """
  }

  @Test(
    "A mock reaches the app only if one module has the registry", .proves("OURS-36"),
    arguments: [("AppTests", "server\n"), ("App", "mock\n")])
  func registry(module: String, output: String) async throws {
    let folder = try TestCheckout.folder("CompiledTwice\(module)")
    for name in ["App", "AppTests"] {
      let library = [
        "-emit-library", "-static", "-emit-module", "-parse-as-library", "-module-name", name,
        "-emit-module-path", "\(folder)/\(name).swiftmodule", "-o", "\(folder)/lib\(name).a",
      ]
      try #require(await Compiler.errors(library + [Self.file]) == nil)
    }
    let program = try await Compiler.program(
      "CompiledTwiceProgram\(module)", of: Self.program(importing: module),
      ["-I", folder, "-L", folder, "-lApp", "-lAppTests"])
    #expect(try await program.run().output == output)
  }
}
