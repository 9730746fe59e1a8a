import Foundation
import Items
import Login
import ServerAPI
import Synchronization
import Testing

@testable import WireTheModulesExercise

@Suite("Task 1: The login adapter")
struct Task1 {
  private let server = Server()

  @Test("The server is asked for /login once, and its user is the one answer.")
  func loginDeliversTheUser() throws {
    let name = server.sendsUser()
    try require(server.logsIn(), is: ["user \(name)"], "as the answers")
    try require(server.asked, is: ["/login"], "asked of the server")
  }

  @Test("An error of the server is passed on. Bytes that are no user are an error too.")
  func loginPassesErrorsOn() throws {
    let name = server.sendsUser()
    try require(server.logsIn(), is: ["user \(name)"], "while all is well")
    let error = server.refuses("/login")
    try require(server.logsIn(), is: ["\(error)"], "when the server fails")
    for body in ["<p>Please come back</p>", "", "{}"] {
      server.sends(body, from: "/login")
      let answers = server.logsIn()
      try require(answers.count, is: 1, "answer to '\(body)'")
      #expect(
        !answers[0].hasPrefix("user"), "expected an error from '\(body)', found \(answers[0])")
    }
  }

  @Test("Each login asks the server again.")
  func loginAsksEveryTime() throws {
    var wanted: [String] = []
    var found: [String] = []
    for _ in 1...3 {
      wanted.append("user \(server.sendsUser())")
      found += server.logsIn()
    }
    try require(found, is: wanted, "from three logins")
  }
}

@Suite("Task 2: The items adapter")
struct Task2 {
  private let server = Server()

  @Test("The server's list is the one answer, item by item, also where it is empty.")
  func itemsDeliverTheList() throws {
    for count in [3, 5, 1, 0] {
      let titles = server.sendsItems(count)
      try require(server.fetches(), is: ["\(titles)"], "from a list of \(count)")
    }
  }

  @Test("A server that sends one item, and no list, delivers a list of one.")
  func oneItemIsAListOfOne() throws {
    for _ in 1...2 {
      let title = word()
      server.sends(#"{"title": "\#(title)"}"#, from: "/items")
      try require(server.fetches(), is: ["\([title])"], "from one item")
    }
  }

  @Test("An error of the server is passed on. What is no item and no list is an error too.")
  func itemsPassErrorsOn() throws {
    let titles = server.sendsItems(2)
    try require(server.fetches(), is: ["\(titles)"], "while all is well")
    let error = server.refuses("/items")
    try require(server.fetches(), is: ["\(error)"], "when the server fails")
    for body in ["<p>Please come back</p>", "", "{}", #"[{"title": "Tea"}, {}]"#] {
      server.sends(body, from: "/items")
      let answers = server.fetches()
      try require(answers.count, is: 1, "answer to '\(body)'")
      #expect(!answers[0].hasPrefix("["), "expected an error from '\(body)', found \(answers[0])")
    }
  }
}

@Suite("Task 3: The root")
struct Task3 {
  @Test("Each root asks the client it was given, and no other.")
  func rootsUseTheirClients() throws {
    let servers = [Server(), Server()]
    let wanted = servers.map { "Welcome, \($0.sendsUser()), \($0.sendsItems(2))" }
    let roots = servers.map { AppRoot(client: $0.client) }
    for root in roots {
      root.login.login()
      root.items.getList()
    }
    try require(
      roots.map { "\($0.login.message), \($0.items.lines)" }, is: wanted, "from two roots")
  }

  @Test("A login that succeeds makes the list ask for its items; nothing else does.")
  func itemsComeAfterLogin() throws {
    let server = Server()
    let titles = server.sendsItems(3)
    let root = AppRoot(client: server.client)
    try require(server.asked, is: [], "asked by making a root")
    let error = server.refuses("/login")
    root.login.login()
    try require(root.login.message, is: "No login: \(error)", "as the message")
    try require(server.asked, is: ["/login"], "asked by a login that fails")
    _ = server.sendsUser()
    root.login.login()
    try require(server.asked, is: ["/login", "/login", "/items"], "asked after a login")
    try require(root.items.lines, is: titles, "in the list")
  }

  @Test("Both features work on for a screen that let the root go.")
  func worksWithoutTheRoot() throws {
    let server = Server()
    let (name, titles) = (server.sendsUser(), server.sendsItems(2))
    var root: AppRoot? = AppRoot(client: server.client)
    let (login, items) = (root?.login, root?.items)
    root = nil
    login?.login()
    try require(login?.message, is: "Welcome, \(name)", "as the message")
    try require(items?.lines, is: titles, "in the list")
  }

  @Test("After use the root, both view models and the client are freed.")
  func nothingIsHeld() throws {
    var alive: [String] = []
    for watched in try watchedAfterUse() where watched.object != nil { alive.append(watched.name) }
    try require(alive, is: [], "as still alive")
  }

  private func watchedAfterUse() throws -> [Watched] {
    let server = Server()
    let (name, titles) = (server.sendsUser(), server.sendsItems(2))
    let client = server.client
    let root = AppRoot(client: client)
    root.login.login()
    let shown = "\(root.login.message), \(root.items.lines)"
    try require(shown, is: "Welcome, \(name), \(titles)", "before all is let go")
    return [
      Watched(name: "the root", object: root), Watched(name: "the login", object: root.login),
      Watched(name: "the list", object: root.items), Watched(name: "the client", object: client),
    ]
  }
}

private struct Watched {
  let name: String
  weak var object: AnyObject?
}

private struct ServerError: Error {
  let code: Int
}

/// A server whose answers a check sets, and which writes down what it was asked.
private final class Server: Sendable {
  private let answers = Mutex<[String: Result<Data, any Error>]>([:])
  private let paths = Mutex<[String]>([])

  var asked: [String] { paths.withLock { $0 } }

  var client: ServerAPIClient {
    ServerAPIClient { request, completion in
      self.paths.withLock { $0.append(request.path) }
      let answer = self.answers.withLock { $0[request.path] }
      completion(answer ?? .failure(ServerError(code: 404)))
    }
  }

  func sends(_ body: String, from path: String) {
    answers.withLock { $0[path] = .success(Data(body.utf8)) }
  }

  func sendsUser() -> String {
    let name = word()
    sends(#"{"name": "\#(name)"}"#, from: "/login")
    return name
  }

  func sendsItems(_ count: Int) -> [String] {
    let titles = (0..<count).map { _ in word() }
    sends("[" + titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ",") + "]", from: "/items")
    return titles
  }

  func refuses(_ path: String) -> any Error {
    let error = ServerError(code: .random(in: 500...599))
    answers.withLock { $0[path] = .failure(error) }
    return error
  }

  /// Every answer that one login gets: a user, or an error.
  func logsIn() -> [String] {
    var told: [String] = []
    client.login { result in
      switch result {
      case .success(let user): told.append("user \(user.name)")
      case .failure(let error): told.append("\(error)")
      }
    }
    return told
  }

  /// Every answer that one fetch gets: a list of names, or an error.
  func fetches() -> [String] {
    var told: [String] = []
    client.fetchItems { result in
      switch result {
      case .success(let items): told.append("\(items.map(\.name))")
      case .failure(let error): told.append("\(error)")
      }
    }
    return told
  }
}

private func word() -> String { "word\(Int.random(in: 100_000...999_999))" }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
