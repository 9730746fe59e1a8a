import Scopes

/// The outermost scope. It can reach the server, and has no user.
final class AppResource: Resource<NilResource> {
  let openSocket: () -> WebSocket

  func logIn(token: String, userId: String) -> LoggedInResource<LoginAnswer> {
    LoggedInResource(injecting: LoginAnswer(app: self, sessionToken: token, userId: userId))
  }

  init(injecting injected: NilResource, openSocket: @escaping () -> WebSocket) {
    self.openSocket = openSocket
    super.init(injecting: injected)
  }

  required convenience init(injecting injected: NilResource) {
    self.init(injecting: injected) { WebSocket() }
  }
}

/// The server's answer to a login, and the app that the login is in.
struct LoginAnswer: LoggedInRequirements {
  let app: AppResource
  let sessionToken: String
  let userId: String
  var openSocket: () -> WebSocket { app.openSocket }
}

/// The scope of a login. It creates the user and the service from the injected values.
class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  var currentUser: User { User(id: injected.userId, sessionToken: injected.sessionToken) }

  private lazy var webSocketMessagingService =
    WebSocketMessagingService(user: currentUser, socket: injected.openSocket())

  var messagingNetworkService: any MessagingService { webSocketMessagingService }
  var chatThreadSource: Feed<[ChatThread]> { webSocketMessagingService.streamingChatThreadSource }
}

extension LoggedInResource {
  /// A new child scope at every read. The login doesn't store it.
  var chatThreadListResource: ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}

/// The scope of the thread list.
class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I> {
  var greeting: String { "hello, \(injected.currentUser.id)" }
}
