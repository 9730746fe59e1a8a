import Playground
import Testing

@testable import CrossCuttingEvents

@Test("`CombinedTracking` passes each event to every provider, in order")
@MainActor
func combinedTracking() throws {
  struct Provider: Tracking {
    let name: String
    let log: Log

    func track(_ event: String) { log.note("\(name): \(event)") }
  }
  let log = Log()
  let login = Before.LoginViewModel(
    users: UserRepository(), logger: Log(),
    marketing: CombinedTracking(
      providers: [Provider(name: "ads", log: log), Provider(name: "shop", log: log)]))
  #expect(try login.logIn("u1") == "Ada")
  #expect(log.lines == ["ads: login", "shop: login"])
}

@Suite("Cross-cutting concerns: several services of one protocol")
@MainActor
struct SeveralTests {
  private struct StubLogin: LoginMethod {
    let name: String
    let user: String

    func logIn() async throws -> String { user }
  }

  @Test("`CombinedTracking` without providers tracks nothing")
  func none() throws {
    let login = Before.LoginViewModel(
      users: UserRepository(), logger: Log(), marketing: CombinedTracking(providers: []))
    #expect(try login.logIn("u1") == "Ada")
  }

  @Test("`LoginPage` shows a button for each method and calls the chosen one")
  func loginPage() async throws {
    let page = LoginPage(
      methods: [
        StubLogin(name: "a password", user: "Ada"), StubLogin(name: "a passkey", user: "Bob"),
      ])
    #expect(page.buttons == ["Log in with a password", "Log in with a passkey"])
    #expect(try await page.tap(0) == "Ada")
    #expect(try await page.tap(1) == "Bob")
  }
}
