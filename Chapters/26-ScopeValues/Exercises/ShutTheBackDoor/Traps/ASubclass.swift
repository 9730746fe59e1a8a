// Fails tokenIsShut: a subclass of the app has the token too.
// Also fails userIsLive, sameApp, valuesArrive, tokenIsOutOfReach.
import Scopes

final class QuietApp: AppResource {}

extension AppResource {
  func logIn() -> LoggedInResource<QuietApp> {
    let quiet = QuietApp(injecting: injected)
    (quiet.userId, quiet.sessionToken) = (userId, "")
    return LoggedInResource(injecting: quiet)
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
