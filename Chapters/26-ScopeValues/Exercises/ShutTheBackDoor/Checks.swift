import Scopes
import Testing

@testable import ShutTheBackDoorExercise

private func word() -> String { "\(Int.random(in: 100_000...999_999))" }

private func anyApp() -> AppResource {
  let app = AppResource(injecting: NilResource())
  (app.userId, app.sessionToken) = (word(), "secret")
  return app
}

/// Other scopes around a login: one that inherits from the app, and one that does not.
private final class OtherApp: AppResource {}
private struct Visitor: LoggedInRequirements { let userId: String }

/// What a user is called one after the other.
private func users() -> [String] {
  let user = word()
  return [user, user, "", word(), user]
}

@Suite("Task 1: The token")
struct Task1 {
  @Test("The login has the app's user, also after another one has come, and shuts the rest out.")
  func userIsLive() throws {
    let (first, second) = (anyApp(), anyApp())
    let (login, other) = (first.logIn(), second.logIn())
    for user in users() {
      first.userId = user
      let found = [login.userId, other.userId, login.injected.userId]
      try require(found, is: [user, second.userId, user], "as users")
    }
    try requireShut(login.injected, "the login")
  }

  @Test("The scope around the login is the app itself, and the login keeps it.")
  func sameApp() throws {
    for app in [anyApp(), OtherApp(injecting: NilResource())] {
      let logins = [app.logIn(), app.logIn()]
      try requireSame(logins.map { ($0.injected, app) }, "as what was injected")
      try requireNew(logins)
      try requireShut(logins[0].injected, "the login")
    }
    var app: AppResource? = anyApp()
    let user = app?.userId
    let login = app?.logIn()
    app = nil
    try require(login?.userId, is: user, "as user after all others let go of the app")
  }
}

@Suite("Task 2: The draft and the list")
struct Task2 {
  @Test("A value still goes from the app to the innermost scope, also after it has changed.")
  func valuesArrive() throws {
    let (first, second) = (anyApp(), anyApp())
    let list = LoggedInResource(injecting: first).threadList()
    let thread = LoggedInResource(injecting: first).threadList().thread()
    let other = LoggedInResource(injecting: second).threadList().thread()
    for user in users() {
      first.userId = user
      try require(list.title, is: "threads of \(user)", "as title")
      let found = [thread.heading, other.heading]
      let wanted = ["in threads of \(user)", "in threads of \(second.userId)"]
      try require(found, is: wanted, "as headings in two apps")
    }
    try requireShut(thread.injected, "the thread")
  }

  @Test("The scopes around a thread are those that it was made in.")
  func sameScopes() throws {
    for app in [anyApp(), OtherApp(injecting: NilResource())] {
      let login = LoggedInResource(injecting: app)
      let lists = [login.threadList(), login.threadList()]
      try requireScopes(lists, and: lists.map { $0.thread() } + [lists[0].thread()], in: login)
      try requireShut(lists[0].injected, "the list")
    }
    let login = LoggedInResource(injecting: Visitor(userId: word()))
    let lists = [login.threadList(), login.threadList()]
    try requireScopes(lists, and: lists.map { $0.thread() } + [lists[0].thread()], in: login)
    try require(lists[0].thread().heading, is: "in threads of \(login.userId)", "as heading")
  }

  private func requireScopes<List, Thread>(
    _ lists: [ChatThreadListResource<List>], and threads: [ChatThreadResource<Thread>],
    in login: AnyObject
  ) throws {
    try requireSame(lists.map { ($0.injected, login) }, "as what was injected into the list")
    let outer = zip(threads, lists + lists).map { ($0.injected as Any, $1 as AnyObject) }
    try requireSame(outer, "as what was injected into the thread")
    try requireNew(lists)
    try requireNew(threads)
  }
}

/// Ends the check if the compiler knows more of a value than a protocol: the overload that fits best.
private func requireShut<Outer: AnyObject>(
  _: Outer, _ scope: String, at place: SourceLocation = #_sourceLocation
) throws {
  try require(
    "a class", is: "its requirements", "to be known of what \(scope) stands in",
    at: place)
}
@_disfavoredOverload
private func requireShut<Outer>(_: Outer, _: String) throws {}

private func requireSame(
  _ pairs: [(found: Any, wanted: AnyObject)], _ what: String,
  at place: SourceLocation = #_sourceLocation
) throws {
  for pair in pairs where pair.found as AnyObject !== pair.wanted {
    let found = type(of: pair.found)
    let words = found == type(of: pair.wanted) ? "another" : "a value of another type, \(found)"
    try require(words, is: "the same \(type(of: pair.wanted))", what, at: place)
  }
}

private func requireNew(
  _ scopes: [AnyObject], at place: SourceLocation = #_sourceLocation
) throws {
  let count = Set(scopes.map { ObjectIdentifier($0) }).count
  try require(count, is: scopes.count, "scopes after as many calls", at: place)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // snippet.probe
  // Task 1: Who has a login cannot read the session token through it.
  // See AppResource.logIn
  func tokenIsOutOfReach(app: AppResource) {
    let login = app.logIn()
    _ = (login.userId, login.draft, login.injected.userId)
    _ = login.sessionToken  // refused: sessionToken
    _ = login.injected.sessionToken  // refused: sessionToken
  }
  // snippet.end

  // Task 1: Of the scope around a login the compiler knows `LoggedInRequirements`, and nothing more.
  // See AppResource.logIn
  func onlyRequirementsOfLogin(app: AppResource) {
    let outer: Never = app.logIn().injected  // refused: 'some LoggedInRequirements'
    let login: LoggedInResource<AppResource> = app.logIn()  // refused: AppResource
  }

  // Task 2: Of the scope around a list the compiler knows `ChatThreadListRequirements`, and nothing
  // more; nobody reads the draft through it.
  // See LoggedInResource.threadList
  func draftIsOutOfReach<Outer>(
    login: LoggedInResource<Outer>, plain: LoggedInResource<AppResource>
  ) {
    let list = login.threadList()
    _ = (list.title, list.injected.userId)
    _ = list.draft  // refused: draft
    _ = plain.threadList().injected.draft  // refused: draft
    let outer: Never = list.injected  // refused: 'some ChatThreadListRequirements'
    let other: Never = plain.threadList().injected  // refused: 'some ChatThreadListRequirements'
    let open: ChatThreadListResource<LoggedInResource> = login.threadList()  // refused: LoggedIn
  }

  // Task 2: Of the scope around a thread the compiler knows `ChatThreadRequirements`, and nothing
  // more; nobody reaches the list through it.
  // See ChatThreadListResource.thread
  func listIsOutOfReach<Outer>(
    list: ChatThreadListResource<Outer>,
    plain: ChatThreadListResource<LoggedInResource<AppResource>>
  ) {
    let thread = list.thread()
    _ = (thread.heading, thread.injected.title)
    _ = thread.injected.injected  // refused: injected
    _ = plain.thread().injected.thread()  // refused: thread
    let outer: Never = list.thread().injected  // refused: 'some ChatThreadRequirements'
    let other: Never = plain.thread().injected  // refused: 'some ChatThreadRequirements'
  }
#endif
