// Fails eachItsOwn: all logins of a program share the socket of the first.
// Also fails sentIsHeard, openedOnce, closedWithTheLogin.
import Scopes

private enum Shared {
  nonisolated(unsafe) static var service: [ObjectIdentifier: WebSocketMessagingService] = [:]
}

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private var service: WebSocketMessagingService {
    let key = ObjectIdentifier(injected.ledger)
    if let service = Shared.service[key] { return service }
    let service = WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
    Shared.service[key] = service
    return service
  }

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}
