// Fails anotherEachTime: each list gets another login, with another socket.
// Also fails freedWithTheChild.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private lazy var service =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: LoggedInResource(injecting: injected))
  }
}
