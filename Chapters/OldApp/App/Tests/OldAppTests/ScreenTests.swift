import Testing

@testable import OldApp

struct ScreenTests {
  @Test("A login shows a welcome")
  func greets() async throws {
    let server = try ShopServer()
    let window = Phone(server: server.address).openWindow()
    #expect(await window.logIn("Ada", "tea4two") == "Welcome, Ada")
    #expect(server.requests == ["POST login as guest"])
  }
}
