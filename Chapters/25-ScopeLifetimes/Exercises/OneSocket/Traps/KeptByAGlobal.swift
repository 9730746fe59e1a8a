// Fails closedWithTheLogin: a table outside the scope keeps the socket.
import Scopes

private enum Shared {
  nonisolated(unsafe) static var services: [WebSocketMessagingService] = []
}

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  private lazy var service = {
    let service = WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
    Shared.services.append(service)
    return service
  }()

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}
