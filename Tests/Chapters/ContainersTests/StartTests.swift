import TestSupport
import Testing

@testable import Containers

@Suite("Containers: a start that may fail")
@MainActor
struct StartTests {
  @Test("A start that can't read the session throws, and a second try works", .proves("OURS-224"))
  func startThatFails() async throws {
    var files: [Session] = []
    func read() throws -> Session {
      guard let session = files.first else { throw NoSessionFile() }
      return session
    }
    await #expect(throws: NoSessionFile.self) { _ = try await startShop(readSession: read) }
    files = [Session(user: "Ada")]
    let container = try await startShop(readSession: read)
    #expect(container.check() == [])
    #expect(container.resolve(Session.self) === files[0])
    #expect(container.resolve(Checkout.self).buy("tea") == "Ada pays for tea")
  }

  @Test("A factory that throws crashes `resolve` with its error and path", .proves("OURS-203"))
  func crash() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = containerWithMissingFile().resolve(Checkout.self)
    }
    result.expectLastWords(
      "no session file: Checkout -> CheckoutClient -> Session\n", inRelease: true)
  }
}

@Test("A screen that takes its checkout needs no container")
@MainActor
func screenWithoutContainer() {
  let checkout = Checkout(client: FakeCheckoutClient(), cart: Cart())
  let screen = Leaving.CheckoutScreen(checkout: checkout)
  #expect(screen.tapBuy() == "fake: 1 item")
}
