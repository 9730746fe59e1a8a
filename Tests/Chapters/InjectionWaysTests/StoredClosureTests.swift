import TestSupport
import Testing

@Suite("InjectionWays: a fake of a method with a closure")
struct StoredClosureTests {
  @Test("A fake can't store a closure that isn't `@escaping`")
  func stored() async throws {
    let errors = try await errors(in: "self.body = body")
    #expect(
      errors?.contains("assigning non-escaping parameter 'body' to an '@escaping' closure") == true)
  }

  @Test("A fake can call a closure that isn't `@escaping`")
  func called() async throws {
    #expect(try await errors(in: "body()") == nil)
  }

  private func errors(in statement: String) async throws -> String? {
    let text = """
      protocol Storing {
        func transaction(_ body: () -> Void)
      }
      final class FakeStore: Storing {
        var body: (() -> Void)?
        func transaction(_ body: () -> Void) { \(statement) }
      }
      """
    let file = "\(TestCheckout.products)/of-tests/closure/\(statement.utf8.count).swift"
    try TestCheckout.write(text, to: file)
    return try await Compiler.errors(["-typecheck", file])
  }
}
