// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Scopes

/// The scope of a login.
final class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  // TASK 1: One service for the scope, made at the first read.
  private lazy var service =
    WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  // STUB
  // private var service: WebSocketMessagingService {
  //   WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  // }
  // END

  var messagingNetworkService: any MessagingService { service }
  var chatThreadSource: any ThreadSource { service }

  // TASK 2: A new scope of the list of threads at each call, which the login doesn't hold.
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

/// The outermost scope.
final class AppResource: Resource<NilResource> {
  let ledger = Ledger()

  // TASK 3: Begin a login, and end it.
  private(set) var login: LoggedInResource<LoginAnswer>?

  func logIn(userId: String) {
    login = LoggedInResource(injecting: LoginAnswer(userId: userId, ledger: ledger))
  }

  func logOut() { login = nil }
  // STUB
  // private(set) lazy var login: LoggedInResource<CurrentUser>? = LoggedInResource(injecting: user)
  // private lazy var user = CurrentUser(ledger: ledger)
  //
  // func logIn(userId: String) { user.userId = userId }
  //
  // func logOut() { user.userId = "" }
  // END
}

// TASK 3: Declare what a login needs from outside.
struct LoginAnswer: LoggedInRequirements {
  let userId: String
  let ledger: Ledger
}
// STUB
// /// The user who is logged in, if there is one.
// final class CurrentUser: LoggedInRequirements {
//   var userId = ""
//   let ledger: Ledger
//
//   init(ledger: Ledger) { self.ledger = ledger }
// }
// END
