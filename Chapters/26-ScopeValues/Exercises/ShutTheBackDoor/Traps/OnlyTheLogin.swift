// Fails listIsShut: the last door is open.
// Also fails valuesArrive.
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
  func thread() -> ChatThreadResource<ChatThreadListResource> {
    ChatThreadResource(injecting: self)
  }
}
