// Fails userIsLive: the login gets a copy of the app.
// Also fails sameApp, valuesArrive.
import Scopes

extension AppResource {
  func logIn() -> LoggedInResource<some LoggedInRequirements> {
    let copy = AppResource(injecting: injected)
    copy.userId = userId
    return LoggedInResource(injecting: copy)
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
