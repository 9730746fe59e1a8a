import Checking
import Playground
import Scopes
import Testing

@testable import OneSocketExercise

private final class Outside: LoggedInRequirements {
  let (userId, ledger) = ("ada", Ledger())
}

private typealias Login = LoggedInResource<Outside>

@Suite("Task 1: One service")
struct Task1 {
  // See LoggedInResource
  @Test("What is sent is heard.")
  func sentIsHeard() throws {
    let login = Login(injecting: Outside())
    login.messagingNetworkService.send("hello")
    login.messagingNetworkService.send("are you there?")
    let wanted = ["ada: hello", "ada: are you there?"]
    try expect(login.chatThreadSource.titles, is: wanted, "as heard by the source")
  }

  // See LoggedInResource
  @Test("One socket is opened, when a property is first read; another login opens its own.")
  func openedOnce() throws {
    let outside = Outside()
    let logins = [Login(injecting: outside), Login(injecting: outside)]
    try expect(outside.ledger.opened, is: 0, "sockets when two logins are made")
    for (count, login) in logins.enumerated() {
      for _ in 1...2 { _ = (login.chatThreadSource, login.messagingNetworkService) }
      try expect(
        outside.ledger.opened, is: count + 1, "sockets after \(count + 1) logins were used")
    }
    logins[0].messagingNetworkService.send("hello")
    try expect(logins[1].chatThreadSource.titles, is: [], "as heard by the other login")
  }
}

@Suite("Task 2: A child that nobody keeps")
struct Task2 {
  private let lifetimes = Lifetimes()
  private let outside = Outside()

  // See LoggedInResource.chatThreadList
  @Test("Each call makes another list, in this login, and the login doesn't keep it.")
  func anotherEachTime() throws {
    let login = Login(injecting: outside)
    func use() throws {
      let lists = (1...2).map { lifetimes.watch("list \($0)", login.chatThreadList()) }
      let found = lists[0] === lists[1] ? "the same list" : "two lists"
      try expect(found, is: "two lists", "from two calls")
      let outer = lists[0].injected === login ? "this login" : "another login"
      try expect(outer, is: "this login", "around the list")
    }
    try use()
    try expect(lifetimes.alive, is: [], "alive when nobody has the lists")
    withExtendedLifetime(login) {}
  }

  // See LoggedInResource.chatThreadList
  @Test("A list keeps its login. When both are let go, the login is gone, and its socket closed.")
  func freedWithTheChild() throws {
    func madeList() -> ChatThreadListResource<Login> {
      lifetimes.watch("login", Login(injecting: outside)).chatThreadList()
    }
    func use() throws {
      let list = madeList()
      list.send("hello")
      try expect(list.titles, is: ["ada: hello"], "in a list that alone keeps its login")
    }
    try use()
    try expect(lifetimes.alive, is: [], "alive when nobody has the list")
    let ledger = outside.ledger
    try expect(ledger.opened - ledger.closed, is: 0, "sockets that are open then")
  }
}
