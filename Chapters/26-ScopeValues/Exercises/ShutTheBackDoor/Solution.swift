// Shut the back door. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Scopes

extension AppResource {
  // TASK 1: Let nobody who has the login's scope read the token through `injected`.
  func logIn() -> LoggedInResource<some LoggedInRequirements> { LoggedInResource(injecting: self) }
  // STUB
  // func logIn() -> LoggedInResource<AppResource> { LoggedInResource(injecting: self) }
  // END
}

extension LoggedInResource {
  // TASK 2: Let nobody who has the list's scope read the draft of the login.
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
  // TASK 2: And nobody who has one thread's scope, the whole list of threads.
  func thread() -> ChatThreadResource<some ChatThreadRequirements> {
    ChatThreadResource(injecting: self)
  }
  // STUB
  // func thread() -> ChatThreadResource<ChatThreadListResource> {
  //   ChatThreadResource(injecting: self)
  // }
  // END
}
