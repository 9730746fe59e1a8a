// Fails tokenIsOutOfReach: a subclass of the app has the token too.
// Also fails userIsLive, sameApp, onlyRequirementsOfLogin.
// TASK 1: Let nobody who has the login's scope read the token through `injected`.
final class QuietApp: AppResource {}

func logIn() -> LoggedInResource<QuietApp> {
  let quiet = QuietApp(injecting: injected)
  (quiet.userId, quiet.sessionToken) = (userId, "")
  return LoggedInResource(injecting: quiet)
}
