import Testing

@testable import ScopeLifetimes

@Test("A logout frees the login and closes its socket")
func logoutFreesTheLogin() {
  struct StubApp: LoggedInRequirements {
    let sessionToken = "t1"
    let userId = "u1"
    let openSocket: () -> WebSocket
  }
  weak var socket: WebSocket?
  let app = StubApp {
    let opened = WebSocket()
    socket = opened
    return opened
  }
  var login: LoggedInResource? = LoggedInResource(injecting: app)
  weak let freed = login
  login?.messagingNetworkService.send("hello")
  #expect(socket != nil)
  login = nil
  #expect(freed == nil)
  #expect(socket == nil)
}
