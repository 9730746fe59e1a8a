// Fails sameApp: the app is put into another object.
// TASK 1: Let nobody who has the login's scope read the token through `injected`.
private final class OnlyTheUser: LoggedInRequirements {
  private let app: AppResource

  init(_ app: AppResource) { self.app = app }

  var userId: String { app.userId }
}

func logIn() -> LoggedInResource<some LoggedInRequirements> {
  LoggedInResource(injecting: OnlyTheUser(self))
}
