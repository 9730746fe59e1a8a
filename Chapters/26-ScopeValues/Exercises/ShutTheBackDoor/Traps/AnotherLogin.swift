// Fails sameScopes: each list gets a login of its own.
// TASK 2: Let nobody who has the list's scope read the draft of the login.
func threadList() -> ChatThreadListResource<some ChatThreadListRequirements> {
  ChatThreadListResource(injecting: LoggedInResource(injecting: injected))
}
