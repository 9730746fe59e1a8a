import TestSupport
import Testing

@Suite("InjectionWays: lazy properties of a struct")
struct LazyTests {
  @Test("A struct's method can't read a property wrapper that stores at the first read")
  func mutatingGetter() async throws {
    let stored = """
      private var stored: Int?
      init() {}
      var wrappedValue: Int {
        mutating get {
          stored = stored ?? 1
          return stored!
        }
      }
      """
    let errors = try await self.errors(inWrapper: stored)
    #expect(
      errors?.contains("cannot use mutating getter on immutable value: 'self' is immutable") == true
    )
  }

  @Test("A struct's method can read a property wrapper that stores in a class")
  func storageClass() async throws {
    let stored = """
      private final class Storage { var stored: Int? }
      private let storage = Storage()
      init() {}
      var wrappedValue: Int {
        storage.stored = storage.stored ?? 1
        return storage.stored!
      }
      """
    #expect(try await errors(inWrapper: stored) == nil)
  }

  private func errors(inWrapper members: String) async throws -> String? {
    let text = """
      @propertyWrapper
      struct LazyInjected {
        \(members)
      }
      struct Page {
        @LazyInjected var client
        func text() -> String { "\\(client)" }
      }
      """
    let file = "\(TestCheckout.products)/of-tests/lazy/\(members.utf8.count).swift"
    try TestCheckout.write(text, to: file)
    return try await Compiler.errors(["-typecheck", file])
  }
}
