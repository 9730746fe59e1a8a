import TestSupport
import Testing

@testable import Isolation

@Suite("Isolation: actors, decorators and cancellation")
struct IsolationTests {
  @Test("A decorator with an unstructured task ignores cancellation", .proves("OURS-506"))
  func unstructured() async {
    #expect(
      await closeEarly { Before.LoggingPrices(base: $0, log: $1) } == [
        "asks for tea", "screen: closes", "server: answered", "tea costs 250",
      ])
  }

  @Test("A decorator without its own task is canceled with its caller", .proves("OURS-507"))
  func structured() async {
    #expect(
      await closeEarly { LoggingPrices(base: $0, log: $1) } == [
        "asks for tea", "screen: closes", "server: canceled",
      ])
  }

  @Test("Both decorators return the same price without cancellation")
  func sameAnswers() async throws {
    let clock = HandClock()
    clock.run()
    let server = SlowPrices(sleep: clock.sleep(for:)) { _ in }
    #expect(try await LoggingPrices(base: server) { _ in }.price(of: "tea") == 250)
    #expect(try await Before.LoggingPrices(base: server) { _ in }.price(of: "tea") == 250)
  }

  @Test("A main-actor conformance works in a synchronous main-actor function", .proves("OURS-505"))
  @MainActor
  func badge() async {
    let cart = CartViewModel(items: ["tea", "mug"], checkout: NoCheckout(), sleep: realSleep)
    #expect(title(of: cart) == "Cart (2)")
    await cart.pay()
    #expect(cart.receipt == "none")
  }

  @Test("A nonsending method stays on the caller's actor, unlike a concurrent one")
  @MainActor
  func whereabouts() async {
    #expect(await Whereabouts().withCaller())
    #expect(await !Whereabouts().away())
    let draft = Draft()
    draft.cents = [250, 750]
    #expect(await Discount().total(of: draft) == 900)
    proved("OURS-511")
  }

  @Test("A nonsending method called outside any actor runs off the main queue", .proves("OURS-511"))
  func whereaboutsElsewhere() async {
    #expect(await !Whereabouts().withCaller())
  }

  private actor Maker {
    private var count = 0

    func withSelf() async {
      await Task {
        count += 1
        preconditionIsolated()
      }.value
    }

    func withoutSelf() async {
      let maker = self
      await Task { maker.preconditionIsolated() }.value
    }
  }

  @Test(
    "A task created in an actor inherits isolation only by capturing `self`", .proves("OURS-518"))
  func taskOfAnActor() async throws {
    await Maker().withSelf()
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Maker().withoutSelf()
    }
    result.expectLastWords("Incorrect actor executor assumption", inRelease: true)
  }

  @Test(
    "Two files that Swift rejects compile under other isolation settings",
    arguments: [
      ("NonisolatedBadge", ["-default-isolation", "MainActor"], "OURS-504"),
      (
        "NonisolatedBadge", ["-enable-upcoming-feature", "InferIsolatedConformances"], "OURS-504"
      ),
      ("PlainProtocol", ["-default-isolation", "MainActor"], "OURS-514"),
      (
        "PlainProtocol", ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
        "OURS-514"
      ),
    ])
  func otherSettings(fixture: String, settings: [String], id: String) async throws {
    let file = "\(chapterFolder("Isolation"))/Refused/\(fixture).swift"
    let arguments = [
      "-emit-sil", "-o", "/dev/null", "-I", "\(TestCheckout.products)/Modules", file,
    ]
    try #require(try await Compiler.errors(arguments) != nil)
    let errors = try await Compiler.errors(settings + arguments)
    try #require(errors == nil, "\(errors ?? "")")
    proved(id)
  }

  @Test(
    "`async let` needs a `Sendable` service under every isolation setting",
    .proves("OURS-514"),
    arguments: [
      [], ["-default-isolation", "MainActor"],
      ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
    ])
  func asyncLet(settings: [String]) async throws {
    let file = "\(chapterFolder("Isolation"))/Refused/AsyncLet.swift"
    let arguments = settings + ["-emit-sil", "-o", "/dev/null", "-parse-as-library", file]
    let errors = try #require(try await Compiler.errors(arguments))
    #expect(errors.contains("non-Sendable type 'any PriceList' of property 'prices' cannot exit"))
    #expect(try await Compiler.errors(arguments + ["-D", "REPAIRED"]) == nil)
  }

  @Test(
    "A protocol that inherits from `Equatable` needs an explicit `@MainActor` conformance",
    .proves("OURS-504"))
  func inheritedProtocol() async throws {
    func errors(_ badge: String, _ settings: [String]) async throws -> String? {
      let source = """
        protocol Badge: Equatable { var count: Int { get } }
        @MainActor final class Cart: \(badge) {
          var count = 0
          static func == (one: Cart, other: Cart) -> Bool { one.count == other.count }
        }
        """
      let folder = try TestCheckout.folder("InheritedBadge", files: ["Badge.swift": source])
      return try await Compiler.errors(
        settings + ["-emit-sil", "-o", "/dev/null", "\(folder)/Badge.swift"])
    }
    let byDefault = ["-default-isolation", "MainActor"]
    let inferred = ["-enable-upcoming-feature", "InferIsolatedConformances"]
    for settings in [byDefault, byDefault + inferred] {
      let error = try #require(try await errors("Badge", settings))
      #expect(error.contains("conformance of 'Cart' to protocol 'Badge' crosses into main"))
      #expect(try await errors("@MainActor Badge", settings) == nil)
    }
    #expect(try await errors("Badge", inferred) == nil)
  }

  @Test("A non-Sendable draft can be sent to an actor", .proves("OURS-512"))
  func sent() async {
    let (basket, first, second) = (Basket(), Draft(), Draft())
    (first.cents, second.cents) = ([250], [750, 1])
    await basket.take(first)
    await basket.take(second)
    #expect(await basket.total == 1_001)
  }

  @Test("`@unchecked Sendable` silences the compiler but leaves the race", .proves("OURS-509"))
  func uncheckedRace() async throws {
    let program = try await Compiler.program(
      "UncheckedFake",
      of: """
        import Foundation
        import Synchronization

        protocol Bank: Sendable {
          func charge(_ cents: Int)
        }

        final class CountingBank: Bank, @unchecked Sendable {
          var charges = 0
          func charge(_ cents: Int) { charges += 1 }
        }

        let bank = CountingBank()
        let begun = Atomic(0)
        let ended = Atomic(0)
        for _ in 1...2 {
          Thread.detachNewThread {
            // Both threads start before either continues. A relaxed order doesn't synchronize them.
            begun.add(1, ordering: .relaxed)
            while begun.load(ordering: .relaxed) < 2 { usleep(100) }
            bank.charge(250)
            ended.add(1, ordering: .releasing)
          }
        }
        while ended.load(ordering: .acquiring) < 2 { usleep(100) }
        """, ["-sanitize=thread", "-warnings-as-errors"])
    let result = try await program.run(
      [], environment: ["TSAN_OPTIONS": "abort_on_error=0 halt_on_error=1 exitcode=66"])
    #expect(result.ending == .exit(66))
    // The wording depends on where the threads collide.
    #expect(result.errors.contains(#/WARNING: ThreadSanitizer: (Swift access|data) race/#))
  }
}
