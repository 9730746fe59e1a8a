// Fails sentIsHeard: one socket sends, and another one listens.
// Also fails openedOnce, eachItsOwn, closedWithTheLogin.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private lazy var sender =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  private lazy var source =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)

  var messagingNetworkService: any MessagingService { sender }
  var chatThreadSource: any ThreadSource { source }

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}
