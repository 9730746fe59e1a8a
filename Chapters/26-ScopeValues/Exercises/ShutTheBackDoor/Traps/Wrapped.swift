// Fails sameApp: the app is put into another object.
import Scopes

private final class OnlyTheUser: LoggedInRequirements {
  private let app: AppResource

  init(_ app: AppResource) { self.app = app }

  var userId: String { app.userId }
}

extension AppResource {
  func logIn() -> LoggedInResource<some LoggedInRequirements> {
    LoggedInResource(injecting: OnlyTheUser(self))
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
