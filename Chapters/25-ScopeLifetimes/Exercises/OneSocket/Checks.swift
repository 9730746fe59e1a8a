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
  @Test("The source delivers what the service sends.")
  func deliversWhatIsSent() throws {
    let login = Login(injecting: Outside())
    login.messagingNetworkService.send("hello")
    login.messagingNetworkService.send("are you there?")
    let wanted = ["ada: hello", "ada: are you there?"]
    try expect(login.chatThreadSource.titles, is: wanted, "from the source")
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
    try expect(logins[1].chatThreadSource.titles, is: [], "from the source of the other login")
  }
}

@Suite("Task 2: A list that the login doesn't keep")
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
    try expect(lifetimes.alive, is: [], "alive when no code has the lists")
    withExtendedLifetime(login) {}
  }

  // See LoggedInResource.chatThreadList
  @Test("A list keeps its login. When both are released, the login is freed and its socket closes.")
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
    try expect(lifetimes.alive, is: [], "alive when no code has the list")
    let ledger = outside.ledger
    try expect(ledger.opened - ledger.closed, is: 0, "sockets that are open then")
  }
}

@Suite("Task 3: From login to logout")
struct Task3 {
  private let app = AppResource(injecting: NilResource())

  // See AppResource
  @Test("Each login keeps its user, although another customer logs in.")
  func keepsItsUser() throws {
    app.logIn(userId: "ada")
    let ada = app.login
    app.logIn(userId: "bob")
    app.login?.messagingNetworkService.send("hi")
    ada?.messagingNetworkService.send("hello")
    try expect(app.login?.chatThreadSource.titles ?? [], is: ["bob: hi"], "in Bob's login")
    let titles = ada?.chatThreadSource.titles ?? []
    try expect(titles, is: ["ada: hello"], "in Ada's login, which a screen still holds")
  }

  // See AppResource.logOut
  @Test("A logout frees the login and closes its socket.")
  func endsAtTheLogout() throws {
    let lifetimes = Lifetimes()
    for name in ["ada", "bob"] {
      let before = app.login.map { _ in "a login" } ?? "no login"
      try expect(before, is: "no login", "before \(name) logs in")
      app.logIn(userId: name)
      if let login = app.login { _ = lifetimes.watch("login of \(name)", login) }
      app.login?.messagingNetworkService.send("hi")
      try expect(lifetimes.alive, is: ["login of \(name)"], "alive while \(name) is logged in")
      app.logOut()
      try expect(lifetimes.alive, is: [], "alive after \(name) logs out")
    }
    try expect(app.ledger.closed, is: 2, "sockets closed after two logouts")
  }
}
