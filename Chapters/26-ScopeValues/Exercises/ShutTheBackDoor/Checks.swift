import Checking
import Scopes
import Testing

@testable import ShutTheBackDoorExercise

@Suite("Task 1: The token")
struct Task1 {
  // See AppResource.logIn
  @Test("A login is still in the app itself, and its type hides the token.")
  func hidesTheToken() throws {
    let app = makeApp()
    let login = app.logIn()
    try expect(token(through: login), is: "hidden", "for login.injected.sessionToken")
    app.userId = "Grace"
    let users = [login.userId, login.injected.userId]
    try expect(users, is: ["Grace", "Grace"], "as users of the login, after the app's has changed")
    let found = login.injected as? AppResource
    try expect(
      found?.sessionToken ?? "no app", is: "t1", "from a cast of login.injected to the app")
  }
}

@Suite("Task 2: The draft and the list")
struct Task2 {
  private let app = makeApp()
  private let login: LoggedInResource<AppResource>

  init() {
    login = LoggedInResource(injecting: app)
    login.draft = "Dear all"
  }

  // See LoggedInResource.threadList
  @Test("A list is still in the login itself, and its type hides the draft.")
  func hidesTheDraft() throws {
    let list = login.threadList()
    try expect(draft(through: list), is: "hidden", "for list.injected.draft")
    app.userId = "Grace"
    try expect(list.title, is: "threads of Grace", "as title, after the app's user has changed")
    let found = list.injected as? LoggedInResource<AppResource>
    try expect(
      [found?.draft ?? "no login"], is: ["Dear all"], "from a cast of list.injected to the login")
  }

  // See ChatThreadListResource.thread
  @Test("A thread is still in the list itself, and its type hides the titles.")
  func hidesTheTitles() throws {
    let list = ChatThreadListResource(injecting: login)
    list.titles = ["Lunch"]
    let thread = list.thread()
    try expect(titles(through: thread), is: ["hidden"], "for thread.injected.titles")
    app.userId = "Grace"
    let heading = "in threads of Grace"
    try expect(thread.heading, is: heading, "as heading, after the app's user has changed")
    let found = thread.injected as? ChatThreadListResource<LoggedInResource<AppResource>>
    try expect(found?.titles ?? [], is: ["Lunch"], "from a cast of thread.injected to the list")
  }
}

private func makeApp() -> AppResource {
  let app = AppResource(injecting: NilResource())
  (app.userId, app.sessionToken) = ("Ada", "t1")
  return app
}

// The compiler takes the first of two functions where the type shows that there is an app, a login or
// a list, and the second one otherwise.

private func token<App: AppResource>(through login: LoggedInResource<App>) -> String {
  login.injected.sessionToken
}
private func token<Outer>(through login: LoggedInResource<Outer>) -> String { "hidden" }

private func draft<Outer, Login: LoggedInResource<Outer>>(
  through list: ChatThreadListResource<Login>
) -> String { list.injected.draft }
private func draft<Outer>(through list: ChatThreadListResource<Outer>) -> String { "hidden" }

private func titles<Outer, List: ChatThreadListResource<Outer>>(
  through thread: ChatThreadResource<List>
) -> [String] { thread.injected.titles }
private func titles<Outer>(through thread: ChatThreadResource<Outer>) -> [String] { ["hidden"] }

#if PROBES
  // snippet.probe
  // Task 1: Code that has a login can't read the session token through it.
  // See AppResource.logIn
  func tokenIsOutOfReach(app: AppResource) {
    let login = app.logIn()
    _ = (login.userId, login.draft, login.injected.userId)
    _ = login.sessionToken  // refused: sessionToken
    _ = login.injected.sessionToken  // refused: sessionToken
  }
  // snippet.end

  // Task 2: Code that has a list can't read the draft through it.
  // See LoggedInResource.threadList
  func draftIsOutOfReach(login: LoggedInResource<AppResource>) {
    let list = login.threadList()
    _ = (list.title, list.injected.userId)
    _ = list.injected.draft  // refused: draft
  }

  // Task 2: Code that has one thread can't read the titles of all threads through it.
  // See ChatThreadListResource.thread
  func titlesAreOutOfReach(list: ChatThreadListResource<LoggedInResource<AppResource>>) {
    let thread = list.thread()
    _ = (thread.heading, thread.injected.title)
    _ = thread.injected.titles  // refused: titles
  }
#endif
