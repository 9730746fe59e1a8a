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
      // What comes after a success is a matter of task 4.
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

@Suite("Task 2: The login's adapter")
struct Task2 {
  private let server = Server([:])

  @Test("The text of the answer becomes a user, whatever it is.")
  func turnsTextIntoUser() throws {
    for name in [word(), "", " Ada, =1 ", "\(word())\n", word()] {
      try server.expect("user \(name)", from: "login", sending: name)
    }
  }

  @Test("Each login asks anew, and has its own one answer; a failure arrives as it is.")
  func answersEachLogin() throws {
    try server.expectEightAnswers(from: ["login"])
  }
}

@Suite("Task 3: The items' adapter")
struct Task3 {
  private let server = Server([:])

  @Test("Rows become items.")
  func turnsRowsIntoItems() throws {
    let one = randomItem()
    let others = [Item(name: "green tea", count: -5), Item(name: " é", count: 0)]
    let more = [Item(name: "x-y", count: .max), Item(name: "a\nb", count: .min)]
    for items in [[one, randomItem(), randomItem()], [], [one], [one, one], others, more] {
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
      "\(name)=99999999999999999999", "\(name)=3.0", "\(name)=1e2", "\(name)=1\n\(name)=2",
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
    try server.expectEightAnswers(from: ["items"])
    try server.expectEightAnswers(from: ["login", "items"])
  }
}

@Suite("Task 4: The login tells")
struct Task4 {
  @Test("A login tells of each success, of nothing else, and knows no navigation.")
  func tellsOfSuccess() throws {
    var (told, asked): ([User], [Answer<User>]) = ([], [])
    let login = LoginViewModel(loginAPI: { asked.append($0) }, onLogin: { told.append($0) })
    let (one, two) = (User(name: word()), User(name: word()))
    var wanted: [User] = []
    let users: [User?] = [nil, one, one, nil, two, User(name: ""), one]
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

  @Test("Each root shows its own login, and what comes next at each success, and only then.")
  func followsEachSuccess() throws {
    let (servers, titles) = ([Server([:]), Server([:])], [word(), word()])
    let roots = zip(servers, titles).map { server, title in
      Root(connect: server.connect) { _ in Plain(title) }
    }
    for root in roots { root.start() }
    var wanted = [["Login: "], ["Login: "]]
    for number in [1, 0, 0, 1] {
      let (server, name) = (servers[number], word())
      let answers: [(text: String?, message: String)] = [
        (nil, "No login: \(Unreachable(path: "login"))"), (name, "Welcome, \(name)"),
      ]
      for (text, message) in answers {
        server.answers["login"] = text
        roots[number].navigation.screens.first?.tap()
        wanted[number][0] = "Login: \(message)"
        if text != nil { wanted[number].append("\(titles[number]): ") }
        let found = roots.map { $0.navigation.screens.map(shown) }
        try require(found, is: wanted, "as the screens of two roots")
      }
    }
    try require(servers.map(\.asked.count), is: [4, 4], "as questions of two roots")
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

@Suite("Task 5: How many")
struct Task5 {
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
      let different = Set(roots[number].navigation.screens.map { ObjectIdentifier($0) })
      try require(different.count, is: 3, "different screens of a root")
    }
  }

  @Test("A root has one client and opens one connection, however often it is started.")
  func oneClientForEachRoot() throws {
    let servers = [Server([:]), Server([:])]
    var clients: [ServerAPIClient] = []
    let roots = servers.map { server in
      Root(connect: server.connect) { client in
        clients.append(client)
        client.get("next") { _ in }
        return Plain("next")
      }
    }
    // The first login is refused.
    for root in roots { visit(root, times: 1) }
    for server in servers { server.answers = ["login": word()] }
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
      try require(each, is: [9, 10], "as what nine visits of a root ask, and a refused login")
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
}

@Suite("Task 6: How long")
struct Task6 {
  @Test("Once the root is let go, it goes, and so does what nobody kept.")
  func allGoesWithTheRoot() throws {
    let lives: [(kept: String, all: [String])] = [
      ("nothing", []), ("Login", ["Login", "client"]), ("Items", ["Items", "client"]),
      ("navigation", ["navigation", "Login", "Items", "client"]),
    ]
    for (kept, wanted) in lives {
      for isOut in [false, true] {
        let life = Life(keeping: kept, isOut: isOut)
        let isAlive = life.alive.contains("root")
        try require(isAlive, is: false, "whether the root lives on, with \(kept) kept")
        life.goOn()
        try require(life.alive.subtracting(wanted), is: [], "as still alive, with \(kept) kept")
      }
    }
  }

  @Test("Without its root, a kept login leads nowhere, not even on a kept navigation.")
  func leadsNowhereWithoutItsRoot() throws {
    for kept in ["Login", "navigation", "Items", "nothing"] {
      for isOut in [false, true] {
        let life = Life(keeping: kept, isOut: isOut)
        life.goOn()
        try require(life.made, is: 6, "screens made by six logins, and later, with \(kept) kept")
        let screens = (life.object as? Navigation)?.screens.count
        try require(screens ?? 7, is: 7, "screens of the kept navigation")
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

  /// Asks eight times, each path in turn, of clients that nobody keeps and of one that is kept.
  func expectEightAnswers(from paths: [String]) throws {
    (asked, isSlow) = ([], false)
    let clients: [ServerAPIClient?] = [nil, nil, ServerAPIClient(transport: connect())]
    for client in clients {
      var (wanted, found): ([[String]], [[String]]) = ([], [])
      for call in 0..<8 {
        let item = randomItem()
        let path = paths[call % paths.count]
        let isAway = (2...4).contains(call)
        answers = isAway ? [:] : ["login": item.name, "items": rows([item])]
        let model = path == "login" ? "user \(item.name)" : "items \([item])"
        wanted.append([isAway ? "failure \(Unreachable(path: path))" : model])
        found.append([])
        ask(path, of: client) { found[call].append($0) }
      }
      answerAll()
      let order = isSlow ? ", the last answered first" : ""
      try require(found, is: wanted, "from eight calls\(order)")
      isSlow = true
    }
    let calls = (0..<24).map { paths[$0 % paths.count] }
    try require(asked, is: calls, "as what the server was asked")
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

/// Six logins at a root, and after them a seventh, unanswered, if so asked. Then the root is let go.
private final class Life {
  /// What other code kept.
  private(set) var object: AnyObject?
  private(set) var made = 0
  private let server = Server(["items": rows([randomItem()])])
  private var watched: [Weak] = []

  var alive: Set<String> { Set(watched.filter { $0.object != nil }.map(\.name)) }

  init(keeping kept: String, isOut: Bool) {
    let root = Root(connect: server.connect) { client in
      self.made += 1
      self.watched.append(Weak(name: "client", object: client))
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
    object = watched.first { $0.name == kept }?.object
  }

  /// Answers what is out, and logs in once more at what was kept.
  func goOn() {
    server.isSlow = false
    server.answerAll()
    ((object as? Navigation)?.screens.first ?? object as? any Screen)?.tap()
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
  // Task 4: A login is made of the closure that it asks and of `onLogin`, and of no navigation.
  // See LoginViewModel
  func loginKnowsNoNavigation(navigation: Navigation) {
    let ask: LoginViewModel.Login = { _ in }
    let make: (@escaping LoginViewModel.Login, @escaping (User) -> Void) -> LoginViewModel
    make = LoginViewModel.init
    _ = make(ask, { _ in })
    _ = LoginViewModel(loginAPI: ask, onLogin: { _ in })
    _ = LoginViewModel(onLogin: { _ in })  // refused: loginAPI
    _ = LoginViewModel(loginAPI: ask, navigation: navigation)  // refused: navigation
    _ = LoginViewModel(
      loginAPI: ask, onLogin: { _ in },
      navigation: navigation)  // refused: navigation
  }
#endif
