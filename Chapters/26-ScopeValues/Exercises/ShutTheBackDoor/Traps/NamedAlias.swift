// Fails tokenIsShut: an alias is only another name for the type.
// Also fails userIsLive, sameApp, tokenIsOutOfReach.
import Scopes

typealias Hidden = AppResource

extension AppResource {
  func logIn() -> LoggedInResource<Hidden> { LoggedInResource(injecting: self) }
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
