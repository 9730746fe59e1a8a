import Testing

@testable import FromSingletonToRootExercise

@Suite("Task 1: The global goes")
struct Task1 {
  @Test("The login asks the closure it was given, at every login, also while an answer is out.")
  func loginAsksItsClosure() throws {
    var asked: [Answer<User>] = []
    let login = LoginViewModel(loginAPI: { asked.append($0) }, onLogin: { _ in })
    for (round, isUser) in [false, true, true, false, true].enumerated() {
      let before = ServerAPIClient.sharedUses
      login.login()
      login.login()
      try require(asked.count, is: 2 * round + 2, "as questions of the logins, two still out")
      for answer in asked.suffix(2) {
        let name = word()
        answer(result(isUser ? User(name: name) : nil, or: name))
        let wanted = isUser ? "Welcome, \(name)" : "No login: \(Unreachable(path: name))"
        try require(login.message, is: wanted, "as the message")
      }
      // What comes after a success is a matter of task 3.
      if !isUser { try require(ServerAPIClient.sharedUses - before, is: 0, "uses of `shared`") }
    }
  }

  @Test("The list asks the closure it was given, at every `getList`, and not before.")
  func listAsksItsClosure() throws {
    var asked: [Answer<[Item]>] = []
    let before = ServerAPIClient.sharedUses
    let list = ItemListViewModel(fetchItems: { asked.append($0) })
    try require(asked.count, is: 0, "as questions before `getList`")
    let (one, two) = (randomItem(), randomItem())
    let answers: [[Item]?] = [[one, two], [one, two], [], [], nil, [one, one], nil, [two]]
    for (round, items) in answers.enumerated() {
      list.getList()
      list.getList()
      try require(asked.count, is: 2 * round + 2, "as questions of `getList`, two still out")
      let name = word()
      for answer in asked.suffix(2) { answer(result(items, or: name)) }
      let lines = items?.map { "\($0.name) \($0.count)" }
      try require(list.lines, is: lines ?? ["No items: \(Unreachable(path: name))"], "as the lines")
    }
    try require(ServerAPIClient.sharedUses - before, is: 0, "uses of `shared`")
  }
}

@Suite("Task 2: Adapters")
struct Task2 {
  private let server = Server([:])

  @Test("Answers become users and items.")
  func turnsAnswersIntoModels() throws {
    for name in [word(), "", " Ada, =1 "] {
      try server.expect("user \(name)", from: "login", sending: name)
    }
    let one = randomItem()
    let others = [Item(name: "green tea", count: -5), Item(name: " é", count: 0)]
    for items in [[one, randomItem(), randomItem()], [], [one], [one, one], others] {
      let text = rows(items).replacing("=0", with: "=+00")
      try server.expect("items \(items)", from: "items", sending: text)
    }
  }

  @Test("One row that is broken, the first of them, fails the whole answer.")
  func failsOnce() throws {
    let (good, name) = (rows([randomItem()]), word())
    let broken: [String] = [
      name, "", " ", "\(name)=\(word())", "\(name)=1=2", "=4", "=", "==", "\(name)=", "\(name)=1=",
      "\(name)==1", "=\(name)=1", "\(name)= 1", "\(name)=1 ", "\(name)=1.5", "\(name):3",
      "\(name)=99999999999999999999",
    ]
    for row in broken {
      var texts = ["\(good),\(row)", "\(good),\(row),\(good)", row]
      for other in broken + [good] { texts.append("\(row),\(other)") }
      for text in texts where text != "" {
        try server.expect("failure \(BrokenRow(row: row))", from: "items", sending: text)
      }
    }
  }

  @Test("Each call asks anew, and has its own one answer; a failure arrives as it is.")
  func answersEach() throws {
    let clients: [ServerAPIClient?] = [nil, nil, ServerAPIClient(transport: server.connect())]
    for client in clients {
      var (wanted, found): ([[String]], [[String]]) = ([], [])
      for call in 0..<8 {
        let item = randomItem()
        let path = call % 2 == 0 ? "login" : "items"
        let isAway = (2...4).contains(call)
        server.answers = isAway ? [:] : ["login": item.name, "items": rows([item])]
        let model = path == "login" ? "user \(item.name)" : "items \([item])"
        wanted.append([isAway ? "failure \(Unreachable(path: path))" : model])
        found.append([])
        server.ask(path, of: client) { found[call].append($0) }
      }
      server.answerAll()
      let order = server.isSlow ? ", the last answered first" : ""
      try require(found, is: wanted, "from eight calls\(order)")
      server.isSlow = true
    }
    let paths = (0..<24).map { $0 % 2 == 0 ? "login" : "items" }
    try require(server.asked, is: paths, "as what the server was asked")
  }
}

@Suite("Task 3: The root")
struct Task3 {
  @Test("A login tells of each success, of nothing else, and knows no navigation.")
  func tellsOfSuccess() throws {
    var (told, asked): ([User], [Answer<User>]) = ([], [])
    let login = LoginViewModel(loginAPI: { asked.append($0) }, onLogin: { told.append($0) })
    let (one, two) = (User(name: word()), User(name: word()))
    var wanted: [User] = []
    let users: [User?] = [nil, one, one, nil, two, one]
    for user in users {
      let before = ServerAPIClient.sharedUses
      login.login()
      try require(told, is: wanted, "as told by the login before the answer")
      asked.last?(result(user, or: "login"))
      // What is asked after a refusal is a matter of task 1.
      if let user {
        wanted.append(user)
        try require(ServerAPIClient.sharedUses - before, is: 0, "uses of `shared`")
      }
      try require(told, is: wanted, "as told by the login")
    }
    let kept = Mirror(reflecting: login).children.map { "\(type(of: $0.value))" }.joined()
    let known = ["Navigation", "Screen", "ItemList"].filter { kept.contains($0) }
    try require(known, is: [], "in what a login keeps")
  }

  @Test("After a login its root shows the items; a refused login leads nowhere.")
  func itemsAfterLogin() throws {
    let servers = [Server([:]), Server([:])]
    let roots = servers.map { Root(connect: $0.connect) }
    for root in roots { root.start() }
    var wanted = [["Login: "], ["Login: "]]
    for number in [1, 0] {
      let (server, root, name, item) = (servers[number], roots[number], word(), randomItem())
      root.navigation.tap()
      try require(root.navigation.screens.count, is: 1, "screen after a refused login")
      server.answers = ["login": name, "items": rows([item])]
      server.isSlow = true
      let before = ServerAPIClient.sharedUses
      let list = "Items: \(item.name) \(item.count)"
      wanted[number] = ["Login: Welcome, \(name)"]
      for _ in 1...2 {
        root.navigation.screens.first?.tap()
        server.answerAll()
        wanted[number].append(list)
        let found = roots.map { $0.navigation.screens.map(shown) }
        try require(found, is: wanted, "as the screens of two roots")
      }
      try require(ServerAPIClient.sharedUses - before, is: 0, "uses of `shared`")
    }
  }

  @Test("Another screen comes after the login, made when it is its turn, with the root's client.")
  func anotherScreenAfterLogin() throws {
    let (server, title, path) = (Server([:]), word(), word())
    let root = Root(connect: server.connect) { client in
      client.get(path) { _ in }
      return Plain(title)
    }
    root.start()
    root.navigation.tap()
    try require(server.asked, is: ["login"], "as asked before a login has succeeded")
    (server.answers["login"], server.isSlow) = (word(), true)
    root.navigation.tap()
    try require(server.asked, is: ["login", "login"], "as asked while the answer is out")
    server.answerAll()
    try require(root.navigation.screens.map(\.title), is: ["Login", title], "as the screens")
    try require(server.asked, is: ["login", "login", path], "as what the server was asked")
  }
}

@Suite("Task 4: How many, and how long")
struct Task4 {
  @Test("A root has one client and opens one connection, however often it is started.")
  func oneClientForEachRoot() throws {
    let servers = [Server(["login": word()]), Server(["login": word()])]
    var clients: [ServerAPIClient] = []
    let roots = servers.map { server in
      Root(connect: server.connect) { client in
        clients.append(client)
        client.get("next") { _ in }
        return Plain("next")
      }
    }
    for _ in 1...2 { for root in roots { visit(root, times: 3) } }
    let different = Set(clients.map { ObjectIdentifier($0) }).count
    try require(different, is: 2, "clients of two roots")
    // With all screens gone, only the root itself keeps its client.
    clients = []
    for root in roots + roots { root.navigation.pop() }
    for root in roots { visit(root, times: 3) }
    for server in servers {
      try require(server.connections, is: 1, "connection of a root")
      let each = ["next", "login"].map { path in server.asked.count { $0 == path } }
      try require(each, is: [9, 9], "as what nine visits of a root ask")
    }
  }

  @Test("Each visit has a new screen, and each start a new login.")
  func newScreenForEachVisit() throws {
    let server = Server(["login": word()])
    let root = Root(connect: server.connect) { _ in Plain("next") }
    var seen = visit(root, times: 3) + visit(root, times: 3)
    server.isSlow = true
    for login in root.navigation.screens { login.tap() }
    server.answerAll()
    seen += root.navigation.screens
    let counts: [(String, Int)] = [("Login", 2), ("next", 8)]
    for (title, count) in counts {
      let screens = Set(seen.filter { $0.title == title }.map { ObjectIdentifier($0) })
      try require(screens.count, is: count, "different \(title) screens of eight visits")
    }
  }

  @Test("Once the root is let go, what nobody kept goes too, and a login leads nowhere.")
  func allGoesWithTheRoot() throws {
    let lives: [(kept: String, all: [String])] = [
      ("nothing", []), ("Login", ["Login", "client"]), ("Items", ["Items", "client"]),
      ("navigation", ["navigation", "Login", "Items", "client"]),
    ]
    for (kept, wanted) in lives {
      for isOut in [false, true] {
        let server = Server(["items": rows([randomItem()])])
        var made = 0
        var watched: [Weak] = []
        func use() -> AnyObject? {
          let root = Root(connect: server.connect) { client in
            made += 1
            watched.append(Weak(name: "client", object: client))
            return itemsScreen(client: client)
          }
          root.start()
          root.navigation.tap()
          server.answers["login"] = word()
          for _ in 1...3 {
            root.navigation.screens.first?.tap()
            visit(root, times: 1)
          }
          server.isSlow = isOut
          if isOut { root.navigation.screens.first?.tap() }
          watched += root.navigation.screens.map { Weak(name: $0.title, object: $0) }
          watched.append(Weak(name: "navigation", object: root.navigation))
          watched.append(Weak(name: "root", object: root))
          return watched.first { $0.name == kept }?.object
        }
        let object = use()
        let isAlive = watched.last?.object != nil
        try require(isAlive, is: false, "whether the root lives on, with \(kept) kept")
        server.isSlow = false
        server.answerAll()
        let navigation = object as? Navigation
        (navigation?.screens.first ?? object as? any Screen)?.tap()
        try require(made, is: 6, "screens made by six logins, and later, with \(kept) kept")
        try require(navigation?.screens.count ?? 7, is: 7, "screens of the kept navigation")
        let alive = Set(watched.filter { $0.object != nil }.map(\.name)).subtracting(wanted)
        try require(alive, is: [], "as still alive, with \(kept) kept")
      }
    }
  }
}

private typealias Answer<Model> = (Result<Model, any Error>) -> Void

private struct Unreachable: Error {
  let path: String
}

private func result<Model>(_ model: Model?, or path: String) -> Result<Model, any Error> {
  if let model { .success(model) } else { .failure(Unreachable(path: path)) }
}

private final class Plain: Screen {
  let title: String
  let lines: [String] = []

  init(_ title: String) { self.title = title }
}

private struct Weak {
  let name: String
  weak var object: AnyObject?
}

/// Answers by path, and remembers what it was asked. One thread uses it.
private final class Server: @unchecked Sendable {
  var answers: [String: String]
  /// Whether it answers only when a check says so.
  var isSlow = false
  private(set) var asked: [String] = []
  private(set) var connections = 0
  private var waiting: [() -> Void] = []

  init(_ answers: [String: String]) { self.answers = answers }

  func connect() -> ServerAPIClient.Transport {
    connections += 1
    return { path, answer in
      self.asked.append(path)
      let text = result(self.answers[path], or: path)
      if self.isSlow { self.waiting.append { answer(text) } } else { answer(text) }
    }
  }

  /// The last call is answered first. An answer may make another call.
  func answerAll() {
    while let tell = waiting.popLast() { tell() }
  }

  /// Asks an adapter; nobody keeps a client of its own.
  func ask(_ path: String, of one: ServerAPIClient? = nil, tell: @escaping (String) -> Void) {
    let client = one ?? ServerAPIClient(transport: connect())
    if path == "login" {
      client.login { result in tell(told(result) { "user \($0.name)" }) }
    } else {
      client.fetchItems { result in tell(told(result) { "items \($0)" }) }
    }
  }

  /// Asks an adapter once, and ends the check if it does not answer so.
  func expect(_ wanted: String, from path: String, sending text: String) throws {
    answers[path] = text
    asked = []
    var found: [String] = []
    ask(path) { found.append($0) }
    try require(found, is: [wanted], "from `\(path)`, where the server sends '\(text)'")
    try require(asked, is: [path], "as what the server was asked")
  }
}

private func told<Model>(_ result: Result<Model, any Error>, _ text: (Model) -> String) -> String {
  switch result {
  case .success(let model): text(model)
  case .failure(let error) where error is Unreachable || error is BrokenRow: "failure \(error)"
  case .failure(let error): "another failure, \(type(of: error))"
  }
}

/// Each is another one.
private nonisolated(unsafe) var lastNumber = Int.random(in: 100_000...800_000)

private func word() -> String {
  lastNumber += Int.random(in: 1...9)
  return "word\(lastNumber)"
}

private func randomItem() -> Item { Item(name: word(), count: Int.random(in: 1000...99_999)) }

private func rows(_ items: [Item]) -> String {
  items.map { "\($0.name)=\($0.count)" }.joined(separator: ",")
}

private func shown(_ screen: any Screen) -> String {
  "\(screen.title): \(screen.lines.joined(separator: ", "))"
}

/// Starts, logs in and goes back so many times; returns the screens that came up.
@discardableResult
private func visit(_ root: Root, times: Int) -> [any Screen] {
  root.start()
  return (0..<times).compactMap { _ in
    let count = root.navigation.screens.count
    root.navigation.tap()
    let screen = root.navigation.screens.last
    if root.navigation.screens.count > count { root.navigation.pop() }
    return screen
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 3: A login is made of the closure that it asks and of `onLogin`, and of no navigation.
  // See LoginViewModel
  func loginKnowsNoNavigation(navigation: Navigation) {
    let ask: LoginViewModel.Login = { _ in }
    let make: (@escaping LoginViewModel.Login, @escaping (User) -> Void) -> LoginViewModel
    make = LoginViewModel.init
    _ = make(ask, { _ in })
    _ = LoginViewModel(loginAPI: ask, onLogin: { _ in })
    _ = LoginViewModel(loginAPI: ask, navigation: navigation)  // refused: navigation
    _ = LoginViewModel(
      loginAPI: ask, onLogin: { _ in },
      navigation: navigation)  // refused: navigation
  }
#endif
