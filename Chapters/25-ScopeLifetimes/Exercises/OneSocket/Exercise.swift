// One socket. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  // TASK 1: One service for the scope. It sends and hears, and is made when it is first asked for.
  private var service: WebSocketMessagingService {
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  }
  // END

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  // TASK 2: A scope of the list of threads at each call. When nobody has it, it is gone.
  private var lists: [ChatThreadListResource<LoggedInResource>] = []

  func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
    if lists.isEmpty { lists = [ChatThreadListResource(injecting: self)] }
    return lists[0]
  }
  // END
}
