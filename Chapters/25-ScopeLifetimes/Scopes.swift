import Scopes

/// The outermost scope. It passes on who logged in, and how to reach the server.
// snippet.app
final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
  let sessionToken = "t1"
  let userId = "u1"
  let openSocket: () -> WebSocket

  func logIn() -> LoggedInResource<AppResource> { LoggedInResource(injecting: self) }
  // snippet.end

  init(injecting injected: I, openSocket: @escaping () -> WebSocket) {
    self.openSocket = openSocket
    super.init(injecting: injected)
  }

  required convenience init(injecting injected: I) {
    self.init(injecting: injected) { WebSocket() }
  }
}

/// The scope of a login. It builds the user and the service from what was passed to it.
// snippet.login
class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  var currentUser: User { User(id: injected.userId, sessionToken: injected.sessionToken) }

  private lazy var webSocketMessagingService =
    WebSocketMessagingService(user: currentUser, socket: injected.openSocket())

  var messagingNetworkService: any MessagingService { webSocketMessagingService }
  var chatThreadSource: Feed<[ChatThread]> { webSocketMessagingService.streamingChatThreadSource }
}
// snippet.end

// snippet.child
extension LoggedInResource {
  /// A new child at every read. The login doesn't keep it.
  var chatThreadListResource: ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}
// snippet.end

/// The scope of the list of threads.
class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I> {
  var greeting: String { "hello, \(injected.currentUser.id)" }
}
