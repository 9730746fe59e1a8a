import Scopes
import Testing

@testable import OneSocketExercise

private final class Outside: LoggedInRequirements {
  let userId = "u\(Int.random(in: 100_000...999_999))"
  let ledger = Ledger()
}

private typealias Login = LoggedInResource<Outside>

@Suite("Task 1: One service")
struct Task1 {
  private let outside = Outside()

  @Test("What is sent is heard, in the order it was sent.")
  func sentIsHeard() throws {
    let login = Login(injecting: outside)
    login.messagingNetworkService.send("one")
    login.messagingNetworkService.send("two")
    let wanted = ["one", "two"].map { "\(outside.userId): \($0)" }
    try require(login.chatThreadSource.titles, is: wanted, "as heard")
  }

  @Test("The socket is opened at the first use, whoever uses it first, and once.")
  func openedOnce() throws {
    let (quiet, listening) = (Login(injecting: outside), Login(injecting: outside))
    try require(outside.ledger.opened, is: 0, "sockets before the first use")
    _ = listening.chatThreadSource.titles
    try require(outside.ledger.opened, is: 1, "socket after somebody listened")
    _ = (listening.messagingNetworkService, listening.chatThreadSource)
    try require(outside.ledger.opened, is: 1, "socket after two more readings")
    _ = (quiet.messagingNetworkService, quiet.messagingNetworkService)
    try require(outside.ledger.opened, is: 2, "sockets of two logins")
  }

  @Test("Two logins do not hear each other.")
  func eachItsOwn() throws {
    let logins = [Login(injecting: outside), Login(injecting: outside)]
    logins[0].messagingNetworkService.send("mine")
    let found = logins.map(\.chatThreadSource.titles)
    try require(found, is: [["\(outside.userId): mine"], []], "as heard by the two")
  }

  @Test("The socket is open as long as the login, and no longer.")
  func closedWithTheLogin() throws {
    do {
      let login = Login(injecting: outside)
      login.messagingNetworkService.send("hello")
      try require(outside.ledger.closed, is: 0, "sockets closed while the login is there")
      withExtendedLifetime(login) {}
    }
    try require(outside.ledger.closed, is: 1, "socket closed after the login")
  }
}

@Suite("Task 2: A child that nobody keeps")
struct Task2 {
  private let outside = Outside()

  @Test("Two calls make two scopes, over the one socket.")
  func anotherEachTime() throws {
    let login = Login(injecting: outside)
    let lists = [login.chatThreadList(), login.chatThreadList()]
    lists[0].send("hello")
    try require(lists[1].titles, is: ["\(outside.userId): hello"], "as heard by the other list")
    let same = lists[0] === lists[1]
    try require(same ? "one scope" : "two scopes", is: "two scopes", "of two calls")
  }

  @Test("A list alone keeps its login; let go, it takes the login with it.")
  func freedWithTheChild() throws {
    let held = try heldAlone()
    try require(held.login != nil, is: true, "whether the login is there for the list")
    try require(held.titles, is: ["\(outside.userId): hello"], "as heard by the list")
    held.list = nil
    try require(held.login == nil, is: true, "whether the login is gone with the list")
    try require(outside.ledger.closed, is: 1, "socket closed at the end")
  }

  @Test("A list that is gone has left nothing behind in its login.")
  func childGone() throws {
    let login = Login(injecting: outside)
    weak let list = login.chatThreadList()
    try require(list == nil, is: true, "whether the list is gone while the login is there")
    try require(login.chatThreadSource.titles, is: [], "as heard so far")
  }

  private func heldAlone() throws -> Held {
    let login = Login(injecting: outside)
    let list = login.chatThreadList()
    list.send("hello")
    return Held(list, login)
  }
}

private final class Held {
  var list: ChatThreadListResource<Login>?
  weak var login: Login?
  var titles: [String] { list?.titles ?? [] }

  init(_ list: ChatThreadListResource<Login>, _ login: Login) {
    (self.list, self.login) = (list, login)
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
