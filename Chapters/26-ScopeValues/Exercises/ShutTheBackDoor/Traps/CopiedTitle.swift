// Fails valuesArrive: the title is copied when the thread is made.
// Also fails sameScopes.
import Scopes

private struct JustTheTitle: ChatThreadRequirements {
  let title: String
}

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
    ChatThreadResource(injecting: JustTheTitle(title: title))
  }
}
