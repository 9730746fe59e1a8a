import TestSupport
import Testing

/// Checks what today's compiler generates for the consumers, on any machine. In SIL, a call either
/// names its function or goes to an address that was loaded.
@Suite("PatternCosts: optimized code")
struct OptimizedTests {
  /// Compiled once for all tests.
  private static let compiled = Task { try await OptimizedCode() }

  private func work(_ consumer: String) async throws -> OptimizedCode.Work {
    try await Self.compiled.value.work(of: consumer)
  }

  @Test(
    "Specialized code, unlike an existential, makes no indirect call",
    .proves("OURS-7", "OURS-113"))
  func calls() async throws {
    for consumer in [
      "DirectModel", "GenericConstructor.LoginViewModel<Constructor.ServerAPI>", "Rejection.Root",
      "Composition.Specialized",
    ] {
      #expect(try await work(consumer) == OptimizedCode.Work(calls: 0, loads: 1), "\(consumer)")
    }
    for consumer in [
      "Constructor.LoginViewModel", "StructOfClosures.LoginViewModel",
      "FunctionAdapter.LoginViewModel", "CompositionOfAny.Specialized",
    ] {
      #expect(try await work(consumer).calls == 1, "\(consumer)")
    }
  }

  @Test("A consumer's compiled code allocates no memory", .proves("OURS-8"))
  func allocations() async throws {
    let consumers = try await Self.compiled.value.consumers
    #expect(consumers.count >= 28)
    for consumer in consumers { #expect(try await work(consumer).allocations == 0, "\(consumer)") }
  }

  @Test(
    "Each scope in a chain adds one memory load", .proves("DKIT-05", "OURS-9"),
    arguments: [1, 2, 4, 8, 16, 32])
  func scopes(depth: Int) async throws {
    let inside = String(repeating: "ScopeChain.LoggedInResource<", count: depth)
    let outside = String(repeating: ">", count: depth)
    let consumer =
      "ScopeChain.ChatThreadListResource<\(inside)ScopeChain.AppResource<NilResource>\(outside)>"
    #expect(try await work(consumer) == OptimizedCode.Work(calls: 0, loads: depth + 2))
  }

  @Test(
    "A consumer changes reference counts only if it copies a reference", .proves("OURS-10"),
    arguments: [
      ("DirectModel", false), ("Constructor.LoginViewModel", false),
      ("Decorating.HomeViewModel", false), ("CompositionOfAny.Specialized", false),
      ("Composition.Specialized", false), ("Composition.Unspecialized", true),
      ("Composition.Existential", true), ("Deps3Object.CService", true),
      ("Deps4Object.CService", true), ("Locator.LoginViewModel", true),
    ])
  func referenceCounts(consumer: String, copies: Bool) async throws {
    #expect(try await (work(consumer).counts > 0) == copies)
  }

  @Test(
    "A call through eight composed protocols costs no more than through one", .proves("OURS-11"))
  func protocols() async throws {
    for (one, eight) in [("One", "Eight"), ("AnyOne", "AnyEight")] {
      let work = try await work("ManyProtocols.\(one)")
      #expect(work.calls == 1 && work.counts > 0)
      #expect(try await self.work("ManyProtocols.\(eight)") == work)
    }
  }
}
