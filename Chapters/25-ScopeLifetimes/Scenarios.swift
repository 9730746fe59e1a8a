import Playground
import Scopes

/// An app whose sockets are watched.
func app(watching sockets: Lifetimes) -> AppResource {
  AppResource(injecting: NilResource()) { sockets.watch("socket", WebSocket()) }
}

/// The values that are injected into a login of such an app.
func loginAnswer(watching sockets: Lifetimes) -> LoginAnswer {
  LoginAnswer(app: app(watching: sockets), sessionToken: "t1", userId: "u1")
}

/// Logs in and releases everything except the thread list.
func openThreads(_ scopes: Lifetimes) -> ChatThreadListResource<some ChatThreadListRequirements> {
  let app = scopes.watch("app", AppResource(injecting: NilResource()))
  let login = scopes.watch("login", app.logIn(token: "t1", userId: "u1"))
  return scopes.watch("thread list", login.chatThreadListResource)
}

extension Log {
  /// Notes the titles of each list that arrives.
  func listen(to threads: Feed<[ChatThread]>) {
    threads.listen { self.note($0.map(\.title).joined(separator: ", ")) }
  }
}

/// Records the login's calls to its socket, and when the socket closes.
final class RecordedSocket: WebSocket {
  private let calls: Log

  init(_ calls: Log) {
    self.calls = calls
    calls.call("open", from: "login", to: "socket")
  }

  override func send(_ thread: ChatThread) {
    calls.call("send", from: "login", to: "socket")
    super.send(thread)
  }

  deinit { calls.call("close", from: "login", to: "socket") }
}

/// Records the calls between window, screen and login, from login to logout.
func recordChat(_ calls: Log) {
  let app = AppResource(injecting: NilResource()) { RecordedSocket(calls) }
  calls.call("logIn", from: "window", to: "app")
  var login: LoggedInResource? = app.logIn(token: "t1", userId: "u1")
  calls.answer("login", from: "app", to: "window")
  calls.call("chatThreadSource", from: "screen", to: "login")
  login?.chatThreadSource.listen { threads in
    calls.answer("\(threads.map(\.title))", from: "socket", to: "screen")
  }
  calls.call("send", from: "screen", to: "login")
  login?.messagingNetworkService.send("hello")
  calls.call("release", from: "window", to: "login")
  login = nil
}
