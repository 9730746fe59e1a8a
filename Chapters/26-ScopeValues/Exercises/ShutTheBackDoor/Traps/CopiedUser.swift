// Fails userIsLive: the user is copied when the login is made.
// Also fails sameApp, valuesArrive.
import Scopes

private struct JustTheUser: LoggedInRequirements {
  let userId: String
}

extension AppResource {
  func logIn() -> LoggedInResource<some LoggedInRequirements> {
    LoggedInResource(injecting: JustTheUser(userId: userId))
  }
}

extension LoggedInResource {
  func threadList() -> ChatThreadListResource<some ChatThreadListRequirements> {
    ChatThreadListResource(injecting: self)
  }
}

extension ChatThreadListResource {
  func thread() -> ChatThreadResource<some ChatThreadRequirements> {
    ChatThreadResource(injecting: self)
  }
}
