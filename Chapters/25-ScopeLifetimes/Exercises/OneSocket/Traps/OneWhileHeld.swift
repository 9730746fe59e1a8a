// Fails anotherEachTime: while somebody has the list, everybody gets the same.
// Also fails freedWithTheChild.
import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private lazy var service =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  private weak var list: ChatThreadListResource<LoggedInResource>?

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    if let list { return list }
    let list = ChatThreadListResource(injecting: self)
    self.list = list
    return list
  }
}
