// Fails childGone: the login still holds the list that it made last.
// Also fails freedWithTheChild.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private lazy var service =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  private var last: ChatThreadListResource<LoggedInResource>?

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    let list = ChatThreadListResource(injecting: self)
    last = list
    return list
  }
}
