// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Scopes

extension AppResource {
  // TASK 1: Hide the token from code that has a login.
  func logIn() -> LoggedInResource<some LoggedInRequirements> { LoggedInResource(injecting: self) }
  // STUB
  // func logIn() -> LoggedInResource<AppResource> { LoggedInResource(injecting: self) }
  // END
}

extension LoggedInResource {
  // TASK 2: Hide the draft from code that has the list.
  func threadList() -> ChatThreadListResource<some ChatThreadListRequirements> {
    ChatThreadListResource(injecting: self)
  }
  // STUB
  // func threadList() -> ChatThreadListResource<LoggedInResource> {
  //   ChatThreadListResource(injecting: self)
  // }
  // END
}

extension ChatThreadListResource {
  // TASK 2: Hide the titles from code that has one thread.
  func thread() -> ChatThreadResource<some ChatThreadRequirements> {
    ChatThreadResource(injecting: self)
  }
  // STUB
  // func thread() -> ChatThreadResource<ChatThreadListResource> {
  //   ChatThreadResource(injecting: self)
  // }
  // END
}
