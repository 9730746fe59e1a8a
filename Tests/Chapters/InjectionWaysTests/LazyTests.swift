import TestSupport
import Testing

@Suite("InjectionWays: lazy properties")
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

  @Test("An `@Observable` class can have a lazy property only outside of observation")
  func observable() async throws {
    func errors(_ attribute: String) async throws -> String? {
      let text = """
        import Observation
        final class Client {}
        @Observable final class Model { \(attribute) lazy var client = Client() }
        """
      let file = "\(TestCheckout.products)/of-tests/lazy/observable\(attribute.utf8.count).swift"
      try TestCheckout.write(text, to: file)
      return try await Compiler.errors(["-typecheck", file])
    }
    let refused = try await errors("")
    #expect(refused?.contains("'lazy' cannot be used on a computed property") == true)
    #expect(try await errors("@ObservationIgnored") == nil)
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
