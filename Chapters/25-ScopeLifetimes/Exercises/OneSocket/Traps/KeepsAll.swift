// Fails freedWithTheChild: the login collects its children.
// Also fails childGone.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private lazy var service =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  private var lists: [ChatThreadListResource<LoggedInResource>] = []

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    lists.append(ChatThreadListResource(injecting: self))
    return lists[lists.count - 1]
  }
}
