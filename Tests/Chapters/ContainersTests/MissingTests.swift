import Foundation
import TestSupport
import Testing

@testable import Containers

@Suite("Containers: missing registrations")
struct MissingTests {
  @Test(
    "The basic container crashes on first use and names the missing type",
    .proves("OURS-202"))
  func firstUse() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = FirstContainer()
      container.register(Checkout.self) {
        Checkout(client: $0.resolve(), cart: $0.resolve())
      }
      container.register((any CheckoutClient).self) {
        ServerCheckoutClient(session: $0.resolve())
      }
      _ = container.resolve(Checkout.self)
    }
    result.expectLastWords("Fatal error: No registration for Session\n", inRelease: true)
    // More.md quotes this message.
    let more = try TestCheckout.read("\(chapterFolder("Containers"))/More.md")
    #expect(more.contains("\nFatal error: No registration for Session\n"))
  }

  @Test(
    "The full container's crash names the path to the missing registration", .proves("OURS-203"))
  func firstUseWithPath() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = containerWithoutSession().resolve(Checkout.self)
    }
    result.expectLastWords(
      "No registration: Checkout -> CheckoutClient -> Session\n", inRelease: true)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let container: @Sendable () -> Container
    let problems: [String]
    let proves: String
  }

  static let cases = [
    Case(
      testDescription: "no problem", container: makeShopContainer, problems: [], proves: "OURS-203"),
    Case(
      testDescription: "a missing session", container: containerWithoutSession,
      problems: [
        "No registration: Checkout -> CheckoutClient -> Session",
        "No registration: CheckoutClient -> Session",
      ], proves: "OURS-203"),
    Case(
      testDescription: "a factory that throws",
      container: containerWithMissingFile,
      problems: [
        "no session file: Checkout -> CheckoutClient -> Session",
        "no session file: CheckoutClient -> Session",
        "no session file: OrderPage -> Checkout -> CheckoutClient -> Session",
        "no session file: Session",
      ], proves: "OURS-203"),
    Case(
      testDescription: "a cycle", container: containerWithCycle,
      problems: [
        "Cycle: SessionStore -> TokenClient -> SessionStore",
        "Cycle: TokenClient -> SessionStore -> TokenClient",
      ], proves: "OURS-205"),
    Case(
      testDescription: "a key that no factory resolves", container: containerWithConcreteType,
      problems: ["No registration: Checkout -> CheckoutClient"], proves: "OURS-217"),
    Case(
      testDescription: "a missing named server",
      container: {
        let container = Container()
        container.register(TokenClient.self) {
          let _: Server = try $0.resolve(name: "chat")
          return TokenClient(store: try $0.resolve())
        }
        return container
      },
      problems: ["No registration: TokenClient -> Server chat"], proves: "OURS-203"),
    Case(
      testDescription: "a weak struct",
      container: {
        let container = Container()
        container.register(Server.self, .weak) { _ in Server(host: "shop") }
        container.register((any CheckoutClient).self, .weak) {
          ServerCheckoutClient(session: Session(user: (try $0.resolve() as Server).host))
        }
        return container
      },
      problems: [
        "Weak, but not a class: CheckoutClient -> Server", "Weak, but not a class: Server",
      ],
      proves: "OURS-208"),
  ]

  @Test("`check()` returns the path of each registration problem", arguments: cases)
  func check(_ example: Case) throws {
    let container = example.container()
    try #require(container.check() == example.problems)
    // A second check must not depend on the first.
    try #require(container.check() == example.problems)
    proved(example.proves)
  }

  @Test("`check()` runs each factory and caches no object")
  func checkKeepsNothing() {
    let container = makeShopContainer()
    var made = 0
    container.register(Session.self, .cached) { _ in
      made += 1
      return Session(user: "Ada \(made)")
    }
    #expect(container.check() == [])
    // The session, the client, the checkout and the page are each made once.
    #expect(made == 4)
    #expect(container.resolve(Session.self).user == "Ada 5")
  }

  @Test("`check()` misses a service that only a screen needs", .proves("OURS-204"))
  func checkedAndMissing() async throws {
    let container = Container()
    container.register(Cart.self) { _ in Cart() }
    #expect(container.check() == [])
    container.register(Checkout.self) { try Checkout(client: $0.resolve(), cart: $0.resolve()) }
    #expect(container.check() == ["No registration: Checkout -> CheckoutClient"])
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Shop.container.register(Cart.self) { _ in Cart() }
        _ = CheckoutScreen()
      }
    }
    result.expectLastWords("No registration: Checkout\n", inRelease: true)
  }

  @Test("A cycle of registrations overflows the stack in the basic container", .proves("OURS-205"))
  func cycle() async throws {
    let result = try await #require(processExitsWith: .failure) {
      let container = FirstContainer()
      container.register(TokenClient.self) { TokenClient(store: $0.resolve()) }
      container.register(SessionStore.self) { SessionStore(client: $0.resolve()) }
      _ = container.resolve(TokenClient.self)
    }
    result.expectStackOverflow()
  }

  #if DEBUG
    // With optimization, the loop needs no stack.
    @Test(
      "A property container with a cycle compiles, then overflows the stack", .proves("OURS-216"))
    func cycleOfProperties() async throws {
      let result = try await #require(processExitsWith: .failure) {
        _ = CyclicProperties().client
      }
      result.expectStackOverflow()
    }
  #endif

  @Test("The full container's crash names the path of a cycle", .proves("OURS-205"))
  func cycleWithPath() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = containerWithCycle().resolve(TokenClient.self)
    }
    result.expectLastWords(
      "Cycle: TokenClient -> SessionStore -> TokenClient\n", inRelease: true)
  }
}
