import Scopes

// snippet.app
/// The outermost scope. It passes on who logged in.
final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
  let sessionToken = "t1"
  let userId = "u1"
  let diary = Diary()

  deinit { diary.end("app") }

  func logIn() -> LoggedInResource<AppResource> { LoggedInResource(injecting: self) }
}
// snippet.end

// snippet.login
/// The scope of a login. It builds the user and the service from what was passed to it.
class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  var currentUser: User { User(id: injected.userId, sessionToken: injected.sessionToken) }
  var diary: Diary { injected.diary }

  /// One for the scope, made when somebody first asks for what it does.
  private lazy var webSocketMessagingService =
    WebSocketMessagingService(user: currentUser, diary: diary)

  var messagingNetworkService: any MessagingService { webSocketMessagingService }
  var chatThreadSource: Feed<[ChatThread]> { webSocketMessagingService.streamingChatThreadSource }

  /// A child at every request. Nobody here keeps it.
  var chatThreadListResource: ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }

  deinit { injected.diary.end("login") }
}
// snippet.end

/// The scope of the list of threads.
final class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I> {
  func inbox() -> Inbox { Inbox(injected.chatThreadSource) }

  var greeting: String { "hello, \(injected.currentUser.id)" }

  deinit { injected.diary.end("thread list") }
}
