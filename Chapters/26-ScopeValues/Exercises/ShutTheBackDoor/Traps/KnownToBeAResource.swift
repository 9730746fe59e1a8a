// Fails onlyRequirementsOfLogin: the token is hidden, and that it is an outermost scope is not.
// Also fails userIsLive, sameApp.
// TASK 1: Let nobody who has the login's scope read the token through `injected`.
func logIn() -> LoggedInResource<some Resource<NilResource> & LoggedInRequirements> {
  LoggedInResource(injecting: self)
}
