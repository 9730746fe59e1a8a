// Fails draftIsShut: what the login was made from is hidden, and the login itself is not.
// Also fails sameScopes.
import Scopes

extension AppResource {
  func logIn() -> LoggedInResource<some LoggedInRequirements> { LoggedInResource(injecting: self) }
}

extension LoggedInResource {
  func threadList() -> ChatThreadListResource<LoggedInResource> {
    ChatThreadListResource(injecting: self)
  }
}

extension ChatThreadListResource {
  func thread() -> ChatThreadResource<some ChatThreadRequirements> {
    ChatThreadResource(injecting: self)
  }
}
