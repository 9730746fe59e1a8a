// Fails sameScopes: each list gets a login of its own.
import Scopes

extension AppResource {
  func logIn() -> LoggedInResource<some LoggedInRequirements> { LoggedInResource(injecting: self) }
}

extension LoggedInResource {
  func threadList() -> ChatThreadListResource<some ChatThreadListRequirements> {
    ChatThreadListResource(injecting: LoggedInResource(injecting: injected))
  }
}

extension ChatThreadListResource {
  func thread() -> ChatThreadResource<some ChatThreadRequirements> {
    ChatThreadResource(injecting: self)
  }
}
