import Foundation
import TestSupport
import Testing

@testable import Containers

@Suite("What is missing, and when it is noticed")
struct MissingTests {
  @Test(
    "The first form ends the program at the first use, and names the type",
    .proves("OURS-202"))
  func firstUse() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = Before.Container()
      container.register(Checkout.self) {
        Checkout(client: $0.resolve(), cart: $0.resolve())
      }
      container.register((any CheckoutClient).self) {
        ServerCheckoutClient(session: $0.resolve())
      }
      _ = container.resolve(Checkout.self)
    }
    result.expectLastWords("Fatal error: No registration for Session\n", inRelease: true)
    // The guide quotes these words.
    let guide = try TestCheckout.read("\(chapterFolder("Containers"))/README.md")
    #expect(guide.contains("\nFatal error: No registration for Session\n"))
  }

  @Test("The container itself ends the program with the path", .proves("OURS-203"))
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
      testDescription: "nothing", container: makeShopContainer, problems: [], proves: "OURS-203"),
    Case(
      testDescription: "the session", container: containerWithoutSession,
      problems: [
        "No registration: Checkout -> CheckoutClient -> Session",
        "No registration: CheckoutClient -> Session",
      ], proves: "OURS-203"),
    Case(
      testDescription: "a factory that throws",
      container: {
        let container = makeShopContainer()
        container.register(Session.self) { _ in throw NoSessionFile() }
        return container
      },
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
      testDescription: "a key that no factory asks for", container: containerWithOwnType,
      problems: ["No registration: Checkout -> CheckoutClient"], proves: "OURS-217"),
    Case(
      testDescription: "a named server",
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
      testDescription: "a struct that should be weak",
      container: {
        let container = Container()
        container.register(Server.self, .weak) { _ in Server(host: "shop") }
        container.register((any CheckoutClient).self, .weak) {
          ServerCheckoutClient(session: Session(user: (try $0.resolve() as Server).host))
        }
        return container
      },
      problems: ["Weak, and no object: CheckoutClient -> Server", "Weak, and no object: Server"],
      proves: "OURS-208"),
  ]

  @Test("The check tells the path of what is missing, and keeps nothing", arguments: cases)
  func check(_ missing: Case) throws {
    let container = missing.container()
    try #require(container.check() == missing.problems)
    try #require(container.check() == missing.problems)
    proved(missing.proves)
  }

  @Test("The check runs each factory, and the container keeps nothing of it")
  func checkKeepsNothing() {
    let container = makeShopContainer()
    var made = 0
    container.register(Session.self, .cached) { _ in
      made += 1
      return Session(user: "Ada \(made)")
    }
    #expect(container.check() == [])
    // For itself, the client, the checkout and the page.
    #expect(made == 4)
    #expect(container.resolve(Session.self).user == "Ada 5")
  }

  @Test("The check knows what factories ask for, and not what screens do", .proves("OURS-204"))
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

  @Test("Without the check, a cycle of the first form fills the stack", .proves("OURS-205"))
  func cycle() async throws {
    let result = try await #require(processExitsWith: .failure) {
      let container = Before.Container()
      container.register(TokenClient.self) { TokenClient(store: $0.resolve()) }
      container.register(SessionStore.self) { SessionStore(client: $0.resolve()) }
      _ = container.resolve(TokenClient.self)
    }
    expectNoStackLeft(result)
  }

  private func expectNoStackLeft(_ result: ExitTest.Result) {
    #expect([.signal(SIGSEGV), .signal(SIGBUS)].contains(result.exitStatus))
  }

  #if DEBUG
    // With optimisation, the loop needs no stack.
    @Test("A cycle of properties compiles, and fills the stack as well", .proves("OURS-216"))
    func cycleOfProperties() async throws {
      let result = try await #require(processExitsWith: .failure) {
        _ = CyclicProperties().client
      }
      expectNoStackLeft(result)
    }
  #endif

  @Test("The container ends the program with the path of the cycle", .proves("OURS-205"))
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

private struct NoSessionFile: Error, CustomStringConvertible {
  let description = "no session file"
}
