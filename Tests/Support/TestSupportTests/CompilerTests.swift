import TestSupport
import Testing

@Suite("`Compiler`: the compiler in tests")
struct CompilerTests {
  @Test("`Compiler` compiles again when the text or an imported module changes")
  func keptAnswers() async throws {
    let folder = try TestCheckout.folder("KeptAnswers")
    func refused(_ text: String, _ flags: [String] = []) async throws -> Bool {
      try TestCheckout.write(text, to: "\(folder)/A.swift")
      return try await Compiler.errors(["-typecheck", "\(folder)/A.swift"] + flags) != nil
    }
    func make(_ text: String) async throws {
      try TestCheckout.write(text, to: "\(folder)/modules/B.swift")
      let files = ["\(folder)/modules/B.swift"]
      let errors = try await Compiler.errors(inModule: "B", of: files, for: "\(folder)/modules")
      try #require(errors == nil)
    }
    #expect(try await !refused("let number = 1"))
    #expect(try await refused("let number: String = 1"))
    #expect(try await !refused("let number = 1"))
    let text = "import B\nlet number: Int = b"
    try await make("public let b = 1")
    #expect(try await !refused(text, ["-I", "\(folder)/modules"]))
    try await make("public let b = \"\"")
    #expect(try await refused(text, ["-I", "\(folder)/modules"]))
  }
}
