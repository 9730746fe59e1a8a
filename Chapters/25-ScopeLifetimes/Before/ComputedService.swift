import Scopes

extension Before {
  /// A login whose service is computed, as in the document.
  class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
    var currentUser: User { User(id: injected.userId, sessionToken: injected.sessionToken) }

    private var webSocketMessagingService: WebSocketMessagingService {
      WebSocketMessagingService(user: currentUser, socket: injected.openSocket())
    }

    var messagingNetworkService: any MessagingService { webSocketMessagingService }
    var chatThreadSource: Feed<[ChatThread]> {
      webSocketMessagingService.streamingChatThreadSource
    }
  }
}
