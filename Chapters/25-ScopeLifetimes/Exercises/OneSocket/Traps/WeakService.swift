// Fails sentIsHeard: nobody holds the socket between two uses.
// Also fails eachItsOwn, closedWithTheLogin.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private weak var kept: WebSocketMessagingService?

  private var service: WebSocketMessagingService {
    if let kept { return kept }
    let service = WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
    kept = service
    return service
  }

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}
