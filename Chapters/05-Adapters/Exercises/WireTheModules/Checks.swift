import Foundation
import Items
import Login
import ServerAPI
import Testing

@testable import WireTheModulesExercise

@Suite("Task 1: The login adapter")
struct Task1 {
  private let server = Server()

  @Test("The server is asked for /login once, and its user is the one answer.")
  func loginDeliversTheUser() throws {
    for name in [word(), word(), "", " Zoë, \(word()) "] {
      for body in [#"{"name": "\#(name)"}"#, #" { "age": 5, "name" : "\#(name)" } "#] {
        server.sends(body.replacing(" {", with: "\n\t\r {"), from: "/login")
        try require(server.answers("/login"), is: ["user '\(name)'"], "as the answers to \(body)")
      }
    }
    try require(server.asked, is: Array(repeating: "/login", count: 8), "asked of the server")
  }

  @Test("An error of the server is passed on. Bytes that are no user are an error too.")
  func loginPassesErrorsOn() throws {
    try server.passesErrorsOn("/login") { server.sendsUser() }
    try server.takesForErrors(
      [
        "<p>Please come back</p>", "", " ", "{}", "null", "[]", "5", #""Ada""#, #"{"name": null}"#,
        #"{"name": 5}"#, #"{"name": "Ada""#, #"{"title": "Ada"}"#, #"[{"name": "Ada"}]"#,
      ], from: "/login")
  }

  @Test("Each login asks the server again, and gets its own one answer, also if two are under way.")
  func loginAsksEveryTime() throws {
    try server.answersEach("/login") { server.sendsUser() }
  }
}

@Suite("Task 2: The items adapter")
struct Task2 {
  private let server = Server()

  @Test("The server's list is the one answer, item by item, also where it is empty.")
  func itemsDeliverTheList() throws {
    let same = word()
    let lists = [3, 5, 1, 0, 2].map { (0..<$0).map { _ in word() } }
    for titles in lists + [[], [same, word(), same], [same, same], ["", same]] {
      let wanted = server.sendsItems(titles)
      try require(server.answers("/items"), is: [wanted], "from a list of \(titles.count)")
    }
    try require(server.asked, is: Array(repeating: "/items", count: 9), "asked of the server")
    server.sends(" \n\t\r[ \n ] ", from: "/items")
    try require(server.answers("/items"), is: ["items []"], "from an empty list with spaces")
  }

  @Test("A server that sends one item, and no list, delivers a list of one.")
  func oneItemIsAListOfOne() throws {
    for title in [word(), word(), "", " [\(word())] "] {
      for body in [#"{"title": "\#(title)"}"#, #" { "price": [5], "title" : "\#(title)" } "#] {
        server.sends(body.replacing(" {", with: "\n\t\r {"), from: "/items")
        try require(server.answers("/items"), is: ["items \([title])"], "from one item, \(body)")
      }
    }
    try require(server.asked, is: Array(repeating: "/items", count: 8), "asked of the server")
  }

  @Test("An error of the server is passed on. What is no item and no list of items is an error.")
  func itemsPassErrorsOn() throws {
    try server.passesErrorsOn("/items") { server.sendsItems([word(), word()]) }
    try server.takesForErrors(
      [
        "<p>Please come back</p>", "", " ", "{}", "null", "5", #""Tea""#, #"{"title": null}"#,
        #"{"name": "Tea"}"#, #"[{"title": "Tea"}, {}]"#, #"[{}, {"title": "Tea"}]"#, "[{}]",
        "[null]",
        #"[{"title": "Tea"}, null]"#, #"[{"title": "Tea"}, 5]"#, #"[[{"title": "Tea"}]]"#,
        #"["Tea"]"#,
        #"[{"title": "Tea"}"#, #"{"items": [{"title": "Tea"}]}"#, #"{"items": []}"#,
      ], from: "/items")
  }

  @Test("Each fetch asks the server again, and gets its own one answer, also if two are under way.")
  func itemsAskEveryTime() throws {
    try server.answersEach("/items") { server.sendsItems([word(), word()]) }
    try server.answersEach("/items") { server.sendsItem() }
  }
}

@Suite("Task 3: The root")
struct Task3 {
  private let server = Server()

  @Test("Each root asks the client it was given, and no other, and fills its own list.")
  func rootsUseTheirClients() throws {
    let servers = [Server(), Server()]
    for server in servers { server.prepare() }
    let clients = servers.map(\.client)
    let roots = (clients + [clients[0]]).map(AppRoot.init)
    try require(servers.map(\.asked), is: [[], []], "asked by making roots")
    for (number, root) in roots.enumerated() {
      root.login.login()
      let wanted = (0..<3).map { $0 <= number ? servers[$0 % 2].shown : " []" }
      let found = roots.map { "\($0.login.message) \($0.items.lines)" }
      try require(found, is: wanted, "from three roots, after login \(number + 1)")
    }
    for root in roots { root.items.getList() }
    let each = ["/login", "/items"]
    let wanted = [each + each + ["/items", "/items"], each + ["/items"]]
    try require(servers.map(\.asked), is: wanted, "asked of two servers")
  }

  @Test("Each login that succeeds makes the list ask for its items once; nothing else does.")
  func itemsComeAfterLogin() throws {
    let root = AppRoot(client: server.client)
    try require(server.asked, is: [], "asked by making a root")
    for succeeds in [false, true, true, false, false, true] {
      let before = server.asked.count
      if succeeds { server.prepare() } else { _ = server.refuses("/login") }
      root.login.login()
      let wanted = succeeds ? ["/login", "/items"] : ["/login"]
      let told = succeeds ? "succeeds" : "fails"
      try require(Array(server.asked[before...]), is: wanted, "asked by a login that \(told)")
      if succeeds { try require(root.items.lines, is: server.titles, "in the list") }
    }
    root.login.login()
    try require(root.items.lines, is: server.titles, "in the list after the same login again")
    _ = server.refuses("/login")
    root.login.login()
    // What the adapter swallows is a matter of task 1.
    if !server.answers("/login").isEmpty {
      let shown = root.login.message.hasPrefix("No login: ") ? "No login" : root.login.message
      try require(shown, is: "No login", "as the message of a login that fails")
    }
    server.prepare()
    _ = server.refuses("/items")
    server.isSlow = true
    let before = server.asked.count
    for _ in 1...2 {
      for _ in 1...2 { root.login.login() }
      server.answerAll(lastFirst: false)
    }
    let calls = server.asked[before...].count { $0 == "/items" }
    try require(calls, is: 4, "questions for items by two logins at once, twice")
  }

  @Test("Both features work on for a screen that let the root go, before an answer or after it.")
  func worksWithoutTheRoot() throws {
    for isSlow in [false, true] {
      server.isSlow = isSlow
      var root: AppRoot? = AppRoot(client: server.client)
      let (login, items) = (try #require(root?.login), try #require(root?.items))
      for _ in 1...2 {
        server.prepare()
        login.login()
        root = nil
        server.answerAll()
        try require("\(login.message) \(items.lines)", is: server.shown, "from both view models")
      }
      server.prepare()
      items.getList()
      server.answerAll()
      try require(items.lines, is: server.titles, "in the list")
    }
  }

  @Test("After use the root, both view models and the client are freed.")
  func nothingIsHeld() throws {
    var alive: [String] = []
    for watched in try watchedAfterUse() where watched.object != nil { alive.append(watched.name) }
    try require(alive, is: [], "as still alive")
    server.isSlow = true
    let watched = try watchedAfterUse()
    server.answerAll()
    alive = watched.filter { $0.object != nil }.map(\.name)
    try require(alive, is: [], "as still alive, after an answer that nobody waits for")
  }

  /// A login that fails, one that succeeds and, of a slow server, one whose answer is out.
  private func watchedAfterUse() throws -> [Watched] {
    let client = server.client
    let root = AppRoot(client: client)
    _ = server.refuses("/login")
    root.login.login()
    server.answerAll()
    server.prepare()
    root.login.login()
    server.answerAll()
    let shown = "\(root.login.message) \(root.items.lines)"
    try require(shown, is: server.shown, "before all is let go")
    root.login.login()
    root.items.getList()
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

/// A server whose answers a check sets, and which writes down what it was asked. One thread uses it.
private final class Server: @unchecked Sendable {
  private var results: [String: Result<Data, any Error>] = [:]
  private var waiting: [() -> Void] = []
  private(set) var asked: [String] = []
  /// The names that it sends since `prepare`.
  private(set) var user = ""
  private(set) var titles: [String] = []
  /// Whether it answers only when a check says so.
  var isSlow = false

  var client: ServerAPIClient {
    ServerAPIClient { request, completion in
      self.asked.append(request.path)
      let result = self.results[request.path] ?? .failure(ServerError(code: 404))
      if self.isSlow { self.waiting.append { completion(result) } } else { completion(result) }
    }
  }

  /// An answer may make another call.
  func answerAll(lastFirst: Bool = true) {
    while !waiting.isEmpty { (lastFirst ? waiting.removeLast() : waiting.removeFirst())() }
  }

  func sends(_ body: String, from path: String) { results[path] = .success(Data(body.utf8)) }

  func sendsUser() -> String {
    user = word()
    sends(#"{"name": "\#(user)"}"#, from: "/login")
    return "user '\(user)'"
  }

  func sendsItems(_ titles: [String]) -> String {
    self.titles = titles
    sends("[" + titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ",") + "]", from: "/items")
    return "items \(titles)"
  }

  func sendsItem() -> String {
    let title = word()
    sends(#"{"title": "\#(title)"}"#, from: "/items")
    return "items \([title])"
  }

  func refuses(_ path: String) -> String {
    let error = ServerError(code: number())
    results[path] = .failure(error)
    return "\(error)"
  }

  /// Another user and other items.
  func prepare() {
    _ = sendsUser()
    _ = sendsItems([word(), word()])
  }

  /// What the two view models show after a login.
  var shown: String { "Welcome, \(user) \(titles)" }

  /// Asks an adapter; nobody keeps a client of its own. Each answer is a user, items or an error.
  private func ask(_ path: String, of one: ServerAPIClient?, tell: @escaping (String) -> Void) {
    func told<Model>(_ result: Result<Model, any Error>, _ text: (Model) -> String) -> String {
      switch result {
      case .success(let model): text(model)
      case .failure(let error): error is ServerError ? "\(error)" : "an error of its own"
      }
    }
    if path == "/login" {
      (one ?? client).login { result in tell(told(result) { "user '\($0.name)'" }) }
    } else {
      (one ?? client).fetchItems { result in tell(told(result) { "items \($0.map(\.name))" }) }
    }
  }

  func answers(_ path: String) -> [String] {
    var answers: [String] = []
    ask(path, of: nil) { answers.append($0) }
    return answers
  }

  func passesErrorsOn(_ path: String, sends: () -> String) throws {
    for _ in 1...2 {
      let wanted = sends()
      try require(answers(path), is: [wanted], "while all is well")
      let before = asked.count
      for _ in 1...2 {
        let error = refuses(path)
        try require(answers(path), is: [error], "when the server fails")
      }
      try require(asked.count - before, is: 2, "questions of two calls that fail")
    }
  }

  func takesForErrors(_ bodies: [String], from path: String) throws {
    for body in bodies {
      sends(body, from: path)
      try require(answers(path), is: ["an error of its own"], "from '\(body)'")
    }
  }

  func answersEach(_ path: String, sends: () -> String) throws {
    let one = client
    for (isSlow, client) in [(false, nil), (true, nil), (true, one)] {
      self.isSlow = isSlow
      let before = asked.count
      var (wanted, found): ([[String]], [[String]]) = ([], [])
      for call in 0..<5 {
        wanted.append([call == 1 || call == 2 ? refuses(path) : sends()])
        found.append([])
        ask(path, of: client) { found[call].append($0) }
      }
      try require(asked.count - before, is: 5, "questions of five calls")
      answerAll()
      try require(found, is: wanted, "from five calls\(isSlow ? ", the last answered first" : "")")
    }
    isSlow = false
    let wanted = sends()
    var inner: [String] = []
    ask(path, of: one) { _ in self.ask(path, of: one) { inner.append($0) } }
    try require(inner, is: [wanted], "from a call inside an answer")
  }
}

/// Each is another one.
private nonisolated(unsafe) var lastNumber = Int.random(in: 100_000...800_000)

private func number() -> Int {
  lastNumber += Int.random(in: 1...9)
  return lastNumber
}

private func word() -> String { "word\(number())" }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
