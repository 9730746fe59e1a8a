// Fails userIsLive: the login gets a copy of the app.
// Also fails sameApp.
// TASK 1: Let nobody who has the login's scope read the token through `injected`.
func logIn() -> LoggedInResource<some LoggedInRequirements> {
  let copy = AppResource(injecting: injected)
  copy.userId = userId
  return LoggedInResource(injecting: copy)
}
