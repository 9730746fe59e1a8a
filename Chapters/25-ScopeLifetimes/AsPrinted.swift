import Scopes

/// The document's form of the scope of a login.
enum AsPrinted {
  // snippet.printed
  class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
    var currentUser: User { User(id: injected.userId, sessionToken: injected.sessionToken) }
    var diary: Diary { injected.diary }

    private var webSocketMessagingService: WebSocketMessagingService {
      WebSocketMessagingService(user: currentUser, diary: diary)
    }

    var messagingNetworkService: any MessagingService { webSocketMessagingService }
    var chatThreadSource: Feed<[ChatThread]> {
      webSocketMessagingService.streamingChatThreadSource
    }
  }
  // snippet.end
}
