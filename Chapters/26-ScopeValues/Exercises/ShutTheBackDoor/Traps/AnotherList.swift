// Fails sameScopes: each thread gets a list of its own.
import Scopes

extension AppResource {
  func logIn() -> LoggedInResource<some LoggedInRequirements> { LoggedInResource(injecting: self) }
}

extension LoggedInResource {
  func threadList() -> ChatThreadListResource<some ChatThreadListRequirements> {
    ChatThreadListResource(injecting: self)
  }
}

extension ChatThreadListResource {
  func thread() -> ChatThreadResource<some ChatThreadRequirements> {
    ChatThreadResource(injecting: ChatThreadListResource(injecting: injected))
  }
}
