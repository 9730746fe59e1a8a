// Fails openedOnce: the source opens a socket when it comes first, and the sender another one.
// Also fails closedWithTheLogin.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private var kept: WebSocketMessagingService?

  var messagingNetworkService: any MessagingService {
    let service =
      kept ?? WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
    kept = service
    return service
  }
  var chatThreadSource: any ThreadSource {
    kept ?? WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  }

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}
