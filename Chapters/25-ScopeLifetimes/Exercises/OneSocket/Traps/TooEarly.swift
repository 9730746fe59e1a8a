// Fails openedOnce: the socket is opened with the login.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private let service: WebSocketMessagingService

  required init(injecting injected: I) {
    service = WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
    super.init(injecting: injected)
  }

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}
