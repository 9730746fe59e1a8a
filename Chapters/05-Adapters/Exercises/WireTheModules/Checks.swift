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
      for body in [#"{"name": "\#(name)"}"#, #"\#n{ "age": 5,\#t "name" : "\#(name)" }\#r\#n "#] {
        try server.expect("user '\(name)'", from: "/login", sending: body)
      }
    }
  }

  @Test("An error of the server is passed on. Bytes that are no user are an error too.")
  func loginPassesErrorsOn() throws {
    let bodies = [
      "<p>Please come back</p>", "", " ", "{}", "null", "[]", "5", #""Ada""#, #"{"name": null}"#,
      #"{"name": 5}"#, #"{"name": "Ada""#, #"{"title": "Ada"}"#, #"[{"name": "Ada"}]"#,
    ]
    try server.expect(server.refuses("/login"), from: "/login")
    for body in bodies {
      try server.expect("an error of its own", from: "/login", sending: body)
    }
  }

  @Test("Each login asks the server again, and gets its own one answer, also if two are under way.")
  func loginAsksEveryTime() throws {
    try server.answersEach("/login") { _ in server.sendsUser() }
  }
}

@Suite("Task 2: The items adapter")
struct Task2 {
  private let server = Server()

  @Test("The server's list is the one answer, item by item, also where it is empty.")
  func itemsDeliverTheList() throws {
    let same = word()
    var lists = [3, 5, 1, 0, 2].map { (0..<$0).map { _ in word() } }
    lists += [[], [same, word(), same], [same, same], ["", same]]
    for titles in lists {
      let wanted = server.sendsItems(titles)
      try server.expect(wanted, from: "/items")
    }
    try server.expect("items []", from: "/items", sending: " \n\t\r[ \n ] ")
  }

  @Test("A server that sends one item, and no list, delivers a list of one.")
  func oneItemIsAListOfOne() throws {
    for title in [word(), word(), "", " [\(word())] "] {
      for body in [
        #"{"title": "\#(title)"}"#, #"\#n{ "price": [5],\#t "title" : "\#(title)" }\#r "#,
      ] {
        try server.expect("items \([title])", from: "/items", sending: body)
      }
    }
  }

  @Test("An error of the server is passed on. What is no item and no list of items is an error.")
  func itemsPassErrorsOn() throws {
    let bodies = [
      "<p>Please come back</p>", "", " ", "{}", "null", "5", #""Tea""#, #"{"title": null}"#,
      #"{"name": "Tea"}"#, #"[{"title": "Tea"}, {}]"#, #"[{}, {"title": "Tea"}]"#, "[{}]",
      "[null]", #"[{"title": "Tea"}, null]"#, #"[{"title": "Tea"}, 5]"#, #"[[{"title": "Tea"}]]"#,
      #"["Tea"]"#, #"[{"title": "Tea"}"#, #"{"items": [{"title": "Tea"}]}"#, #"{"items": []}"#,
    ]
    try server.expect(server.refuses("/items"), from: "/items")
    for body in bodies {
      try server.expect("an error of its own", from: "/items", sending: body)
    }
  }

  @Test("Each fetch asks the server again, and gets its own one answer, also if two are under way.")
  func itemsAskEveryTime() throws {
    try server.answersEach("/items") { call in
      let isLone = call % 2 == 1
      return server.sendsItems(isLone ? [word()] : [word(), word()], isLone: isLone)
    }
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
    let wanted = [
      ["/login", "/items", "/login", "/items", "/items", "/items"], ["/login", "/items", "/items"],
    ]
    try require(servers.map(\.asked), is: wanted, "asked of two servers")
  }

  @Test("Each login that succeeds makes the list ask for its items once; nothing else does.")
  func itemsComeAfterLogin() throws {
    let root = AppRoot(client: server.client)
    try require(server.asked, is: [], "asked by making a root")
    for succeeds in [false, true, true, false, false, true] {
      if succeeds { server.prepare() } else { server.refuses("/login") }
      root.login.login()
      let wanted = succeeds ? ["/login", "/items"] : ["/login"]
      let told = succeeds ? "succeeds" : "fails"
      try require(server.asked, is: wanted, "asked by a login that \(told)")
      // What the adapter swallows is a matter of task 1.
      if succeeds {
        try require(root.items.lines, is: server.titles, "in the list")
      } else if !server.answers("/login").isEmpty {
        let isTold = root.login.message.hasPrefix("No login: ")
        try require(isTold, is: true, "whether a login that fails says so")
      }
      server.asked = []
    }
    server.prepare()
    server.refuses("/items")
    server.isSlow = true
    for _ in 1...2 {
      root.login.login()
      root.login.login()
      server.answerAll()
    }
    let calls = server.asked.count { $0 == "/items" }
    try require(calls, is: 4, "questions for items by two logins at once, twice")
  }

  @Test("Both features work on for a screen that let the root go. Without the screen all is freed.")
  func worksWithoutTheRoot() throws {
    for isSlow in [false, true] {
      server.isSlow = isSlow
      var watched: [Watched] = []
      func screenOfARoot() -> (login: LoginViewModel, items: ItemListViewModel) {
        let client = server.client
        let root = AppRoot(client: client)
        server.refuses("/login")
        root.login.login()
        server.answerAll()
        server.prepare()
        root.login.login()
        watched.append(Watched(name: "the root", object: root))
        watched.append(Watched(name: "the login", object: root.login))
        watched.append(Watched(name: "the list", object: root.items))
        watched.append(Watched(name: "the client", object: client))
        return (root.login, root.items)
      }
      func use() throws {
        let screen = screenOfARoot()
        for _ in 1...2 {
          server.answerAll()
          let found = "\(screen.login.message) \(screen.items.lines)"
          try require(found, is: server.shown, "from both view models")
          server.prepare()
          screen.login.login()
        }
        server.answerAll()
        server.prepare()
        screen.items.getList()
        server.answerAll()
        try require(screen.items.lines, is: server.titles, "in the list")
        screen.login.login()
        screen.items.getList()
      }
      try use()
      server.answerAll()
      let alive = watched.filter { $0.object != nil }.map(\.name)
      try require(alive, is: [], "as still alive, when no answer is out")
    }
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
  var asked: [String] = []
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

  /// The last call is answered first. An answer may make another call.
  func answerAll() {
    while !waiting.isEmpty {
      let calls = waiting.reversed()
      waiting = []
      for answer in calls { answer() }
    }
  }

  func sends(_ body: String, from path: String) { results[path] = .success(Data(body.utf8)) }

  func sendsUser() -> String {
    user = word()
    sends(#"{"name": "\#(user)"}"#, from: "/login")
    return "user '\(user)'"
  }

  func sendsItems(_ titles: [String], isLone: Bool = false) -> String {
    self.titles = titles
    let items = titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ",")
    sends(isLone ? items : "[\(items)]", from: "/items")
    return "items \(titles)"
  }

  @discardableResult
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

  /// All that an adapter answers to one call.
  func answers(_ path: String) -> [String] {
    var answers: [String] = []
    ask(path, of: nil) { answers.append($0) }
    return answers
  }

  /// Ends the check if one call of an adapter is answered otherwise, or asks otherwise.
  func expect(_ wanted: String, from path: String, sending body: String? = nil) throws {
    if let body { sends(body, from: path) }
    asked = []
    try require(answers(path), is: [wanted], "from '\(body ?? path)'")
    try require(asked, is: [path], "asked of the server")
  }

  func answersEach(_ path: String, sends: (Int) -> String) throws {
    let one = client
    for client in [nil, nil, one] {
      asked = []
      var (wanted, found): ([[String]], [[String]]) = ([], [])
      for call in 0..<5 {
        wanted.append([call == 1 || call == 2 ? refuses(path) : sends(call)])
        found.append([])
        ask(path, of: client) { found[call].append($0) }
      }
      try require(asked.count, is: 5, "questions of five calls")
      answerAll()
      try require(found, is: wanted, "from five calls\(isSlow ? ", the last answered first" : "")")
      isSlow = true
    }
    isSlow = false
    let wanted = sends(5)
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
