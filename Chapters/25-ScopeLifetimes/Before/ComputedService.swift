import Scopes

extension Before {
  /// A login whose service is computed, as the document has it.
  class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
    var currentUser: User { User(id: injected.userId, sessionToken: injected.sessionToken) }

    // snippet.computed
    private var webSocketMessagingService: WebSocketMessagingService {
      WebSocketMessagingService(user: currentUser, socket: injected.openSocket())
    }
    // snippet.end

    var messagingNetworkService: any MessagingService { webSocketMessagingService }
    var chatThreadSource: Feed<[ChatThread]> {
      webSocketMessagingService.streamingChatThreadSource
    }
  }
}
