// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  // TASK 1: One service for the scope. It sends and hears, and is made when it is first asked for.
  private lazy var service =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  // STUB
  // private var service: WebSocketMessagingService {
  //   WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  // }
  // END

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  // TASK 2: A scope of the list of threads at each call. When nobody has it, it is gone.
  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
  // STUB
  // private var lists: [ChatThreadListResource<LoggedInResource>] = []
  //
  // func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
  //   if lists.isEmpty { lists = [ChatThreadListResource(injecting: self)] }
  //   return lists[0]
  // }
  // END
}
