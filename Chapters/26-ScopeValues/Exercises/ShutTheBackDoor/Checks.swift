import Scopes
import Testing

@testable import ShutTheBackDoorExercise

/// What the compiler knows of `injected` at the place of the call: the overload that fits best.
private func seen<Outer: AppResource>(_: LoggedInResource<Outer>) -> String { "the token" }
@_disfavoredOverload
private func seen<Outer>(_: LoggedInResource<Outer>) -> String { "only what is needed" }
private func seen<Outer>(_: ChatThreadListResource<LoggedInResource<Outer>>) -> String {
  "the draft"
}
@_disfavoredOverload
private func seen<Outer>(_: ChatThreadListResource<Outer>) -> String { "only what is needed" }
private func seen<Outer>(_: ChatThreadResource<ChatThreadListResource<Outer>>) -> String {
  "the list"
}
@_disfavoredOverload
private func seen<Outer>(_: ChatThreadResource<Outer>) -> String { "only what is needed" }

private func anyApp() -> AppResource {
  let app = AppResource(injecting: NilResource())
  (app.userId, app.sessionToken) = ("u\(Int.random(in: 100_000...999_999))", "secret")
  return app
}

@Suite("Task 1: The token")
struct Task1 {
  private let app = anyApp()

  @Test("Who has the login's scope sees of the app what the login needs.")
  func tokenIsShut() throws {
    try require(seen(app.logIn()), is: "only what is needed", "to be seen of the app")
  }

  @Test("The login has the app's user, also after another one has come, and shuts the rest out.")
  func userIsLive() throws {
    let login = app.logIn()
    app.userId = "u\(Int.random(in: 100_000...999_999))"
    try require(login.userId, is: app.userId, "as the login's user")
    try require(seen(login), is: "only what is needed", "to be seen of the app")
  }

  @Test("The scope around the login is the app itself, and the login keeps it.")
  func sameApp() throws {
    let login = app.logIn()
    let held = login.injected as AnyObject === app
    try require(held ? "the app" : "another object", is: "the app", "as what was injected")
    try require(seen(login), is: "only what is needed", "to be seen of the app")
  }
}

@Suite("Task 2: The draft and the list")
struct Task2 {
  private let app = anyApp()

  @Test("Who has the list's scope sees of the login what the list needs.")
  func draftIsShut() throws {
    let list = app.logIn().threadList()
    try require(seen(list), is: "only what is needed", "to be seen of the login")
  }

  @Test("Who has a thread's scope sees of the list what the thread needs.")
  func listIsShut() throws {
    let thread = app.logIn().threadList().thread()
    try require(seen(thread), is: "only what is needed", "to be seen of the list")
  }

  @Test("A value still goes from the app to the innermost scope, also after it has changed.")
  func valuesArrive() throws {
    let thread = app.logIn().threadList().thread()
    for _ in 1...2 {
      try require(thread.heading, is: "in threads of \(app.userId)", "as heading")
      app.userId = "u\(Int.random(in: 100_000...999_999))"
    }
    try require(seen(thread), is: "only what is needed", "to be seen of the list")
  }

  @Test("The scopes around a thread are those that it was made in.")
  func sameScopes() throws {
    let login = app.logIn()
    let list = login.threadList()
    let thread = list.thread()
    let same = [list.injected as AnyObject === login, thread.injected as AnyObject === list]
    try require(same, is: [true, true], "whether the list has the login, and the thread the list")
    try require(seen(list), is: "only what is needed", "to be seen of the login")
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 1: Who has a login cannot read the session token through it.
  // See AppResource.logIn
  func tokenIsOutOfReach(app: AppResource) {
    let login = app.logIn()
    _ = login.userId
    _ = login.injected.sessionToken  // refused: sessionToken
  }
#endif
