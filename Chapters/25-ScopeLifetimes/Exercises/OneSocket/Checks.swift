import Scopes
import Testing

@testable import OneSocketExercise

private final class Outside: LoggedInRequirements {
  var userId = "u\(Int.random(in: 100_000...999_999))"
  var ledger = Ledger()
}

private typealias Login = LoggedInResource<Outside>

@Suite("Task 1: One service")
struct Task1 {
  private let outside = Outside()
  private let readings: [(name: String, of: (Login) -> AnyObject)] = [
    ("messagingNetworkService", { $0.messagingNetworkService }),
    ("chatThreadSource", { $0.chatThreadSource }),
  ]

  @Test("What is sent is heard, all of it, in the order it was sent, whichever is read first.")
  func sentIsHeard() throws {
    let text = "text \(Int.random(in: 100_000...999_999))"
    for order in 0..<8 {
      let login = Login(injecting: outside)
      var sent: [String] = []
      for (turn, text) in [text, "", text].enumerated() {
        if order >> turn & 1 == 0 {
          login.messagingNetworkService.send(text)
          sent.append("\(outside.userId): \(text)")
        }
        try require(login.chatThreadSource.titles, is: sent, "as heard")
      }
    }
  }

  @Test("The socket is opened at the first reading, whichever that is, once and for all.")
  func openedOnce() throws {
    for first in readings {
      let (outside, ledger) = (Outside(), Ledger())
      outside.ledger = ledger
      let login = Login(injecting: outside)
      try require(ledger.opened, is: 0, "sockets when the login is made")
      let list = login.chatThreadList()
      try require(ledger.opened, is: 0, "sockets after chatThreadList()")
      let service = first.of(login)
      try require(ledger.opened, is: 1, "sockets after \(first.name) was read")
      for change in ["", ", now that what is injected has changed"] {
        if !change.isEmpty { (outside.userId, outside.ledger) = ("changed", Ledger()) }
        for reading in readings + readings {
          let same = reading.of(login) === service
          let what = "as \(reading.name) after \(first.name)\(change)"
          try require(same ? "the same service" : "another one", is: "the same service", what)
        }
      }
      try require(ledger.opened + outside.ledger.opened, is: 1, "sockets after all readings")
      withExtendedLifetime(list) {}
    }
  }

  @Test("Two logins do not hear each other, at once or one after the other.")
  func eachItsOwn() throws {
    var logins = [outside, outside, Outside()].map { Login(injecting: $0) }
    for turn in 1...3 {
      for login in logins {
        try require(login.chatThreadSource.titles, is: [], "as heard by a new login")
      }
      for (place, login) in logins.enumerated() {
        login.messagingNetworkService.send("\(turn).\(place)")
      }
      let found = logins.map(\.chatThreadSource.titles)
      let wanted = logins.enumerated().map { ["\($1.injected.userId): \(turn).\($0)"] }
      try require(found, is: wanted, "as heard by three logins, two of them of one user")
      logins = logins.map { Login(injecting: $0.injected) }
    }
  }

  @Test("The socket is open as long as the login, and no longer, if nobody else has the service.")
  func closedWithTheLogin() throws {
    for used in 0..<4 {
      for othersHaveIt in [false, true] {
        let ledger = Ledger()
        outside.ledger = ledger
        var login: Login? = Login(injecting: outside)
        weak let watched = login
        let read = readings.enumerated().filter { used >> $0.offset & 1 == 1 }.map(\.element)
        var held = try read.map { $0.of(try #require(login)) }
        if !othersHaveIt { held = [] }
        try require(ledger.closed, is: 0, "sockets closed while the login is there")
        login = nil
        let what = "as the state of the login, let go after reading \(read.map(\.name))"
        try require(watched == nil ? "gone" : "there", is: "gone", what)
        let open = ledger.opened - ledger.closed
        try require(open, is: min(held.count, 1), "sockets open after the login")
        held = []
        try require(ledger.closed, is: ledger.opened, "sockets closed when nobody has the service")
      }
    }
  }
}

@Suite("Task 2: A child that nobody keeps")
struct Task2 {
  private let outside = Outside()

  @Test("Each call makes another scope, and injects the login that was asked.")
  func anotherEachTime() throws {
    let logins = [Login(injecting: outside), Login(injecting: outside)]
    let lists = (logins + logins + logins).map { $0.chatThreadList() }
    try require(Set(lists.map { ObjectIdentifier($0) }).count, is: 6, "scopes of six calls")
    let askedIsInjected = zip(lists, logins + logins + logins).map { $0.injected === $1 }
    let wanted = Array(repeating: true, count: 6)
    try require(askedIsInjected, is: wanted, "for 'its injected is the login that was asked'")
  }

  @Test("The login is there while somebody has it or a list, and a list while somebody has it.")
  func freedWithTheChild() throws {
    let names = ["login", "list 1", "list 2", "list 3"]
    for order in orders(of: names) {
      var held = made(names)
      let watched = names.map { Watched(name: $0, object: held[$0]) }
      for (turn, name) in order.enumerated() {
        held[name] = nil
        let wanted = names.filter { held[$0] != nil || $0 == "login" && !held.isEmpty }
        let found = watched.filter { $0.object != nil }.map(\.name)
        let what = "still there after letting go of \(order[...turn].joined(separator: ", "))"
        try require(found, is: wanted, what)
      }
    }
  }

  /// A login and its lists, by name.
  private func made(_ names: [String]) -> [String: AnyObject] {
    let login = Login(injecting: outside)
    var held: [String: AnyObject] = ["login": login]
    for list in names.dropFirst() { held[list] = login.chatThreadList() }
    return held
  }

  @Test("A list that is gone has left nothing behind in its login.")
  func childGone() throws {
    let login = Login(injecting: outside)
    for call in 1...3 {
      weak let list = login.chatThreadList()
      let state = list == nil ? "gone" : "there"
      try require(state, is: "gone", "as the state of list \(call) that nobody has")
    }
    withExtendedLifetime(login) {}
  }
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

/// All orders of some names.
private func orders(of names: [String]) -> [[String]] {
  if names.isEmpty { return [[]] }
  return names.flatMap { name in
    orders(of: names.filter { $0 != name }).map { [name] + $0 }
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
