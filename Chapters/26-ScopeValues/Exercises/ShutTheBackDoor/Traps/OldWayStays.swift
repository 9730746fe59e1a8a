// Fails onlyRequirementsOfLogin: who names the old type still gets the old login.
// TASK 1: Let nobody who has the login's scope read the token through `injected`.
func logIn() -> LoggedInResource<some LoggedInRequirements> { LoggedInResource(injecting: self) }

@_disfavoredOverload
func logIn() -> LoggedInResource<AppResource> { LoggedInResource(injecting: self) }
