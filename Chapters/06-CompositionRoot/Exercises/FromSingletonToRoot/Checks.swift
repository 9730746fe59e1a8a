import Testing

@testable import FromSingletonToRootExercise

@Suite("Task 1: The global goes")
struct Task1 {
  @Test("The login asks the closure it was given, at every login, also while an answer is out.")
  func loginAsksItsClosure() throws {
    var asked: [(Result<User, any Error>) -> Void] = []
    let login = LoginViewModel(loginAPI: { asked.append($0) }, onLogin: { _ in })
    try require(asked.count, is: 0, "as questions before the login")
    for count in 1...3 {
      login.login()
      try require(asked.count, is: count, "as questions of \(count) logins, none answered yet")
    }
    for (number, isUser) in [false, true, true, false, true, true, false].enumerated() {
      if number > 2 { login.login() }
      try require(asked.count, is: max(3, number + 1), "as questions of all logins")
      let (before, name) = (ServerAPIClient.sharedUses, word())
      let refusal = Unreachable(path: name)
      asked[number](isUser ? .success(User(name: name)) : .failure(refusal))
      let wanted = isUser ? "Welcome, \(name)" : "No login: \(refusal)"
      try require(login.message, is: wanted, "as the message")
      // What comes after a success is a matter of task 3.
      if !isUser { try require(ServerAPIClient.sharedUses - before, is: 0, "uses of `shared`") }
    }
  }

  @Test("The list asks the closure it was given, at every `getList`, and not before.")
  func listAsksItsClosure() throws {
    var asked: [(Result<[Item], any Error>) -> Void] = []
    let before = ServerAPIClient.sharedUses
    let list = ItemListViewModel { asked.append($0) }
    try require(asked.count, is: 0, "as questions before `getList`")
    let items = [randomItem(), randomItem()]
    for items in [items, items, [], [], nil, [items[0], items[0]], nil, items] {
      let count = asked.count
      list.getList()
      list.getList()
      try require(asked.count - count, is: 2, "questions of two `getList`, none answered yet")
      let failure = Unreachable(path: word())
      for answer in asked.suffix(2) { answer(items.map { .success($0) } ?? .failure(failure)) }
      let wanted = items?.map { "\($0.name) \($0.count)" } ?? ["No items: \(failure)"]
      try require(list.lines, is: wanted, "as the lines")
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
      server.answers["login"] = name
      try require(server.answered("login"), is: ["user \(name)"], "from `login`")
    }
    let (one, items) = (randomItem(), [randomItem(), randomItem(), randomItem()])
    let others = [Item(name: "green tea", count: -5), Item(name: " é", count: 0)]
    for items in [items, [], [one], [one, one], others] {
      let text = rows(items).replacing("=0", with: "=+00")
      server.answers["items"] = text
      try require(server.answered("items"), is: ["items \(items)"], "from `fetchItems`, '\(text)'")
    }
    let wanted = [String](repeating: "login", count: 3) + [String](repeating: "items", count: 5)
    try require(server.asked, is: wanted, "as what the server was asked")
  }

  @Test("One row that is broken, the first of them, fails the whole answer.")
  func failsOnce() throws {
    let (good, name) = (rows([randomItem()]), word())
    let broken = [
      name, "", " ", "\(name)=\(word())", "\(name)=1=2", "=4", "=", "==", "\(name)=", "\(name)=1=",
      "\(name)==1", "=\(name)=1", "\(name)= 1", "\(name)=1 ", "\(name)=1.5", "\(name):3",
      "\(name)=99999999999999999999",
    ]
    for row in broken {
      let texts = ["\(good),\(row)", "\(good),\(row),\(good)", "\(row),x=y", row]
      for text in texts + ([good] + broken).map({ "\(row),\($0)" }) where text != "" {
        server.answers["items"] = text
        let failure = "failure \(BrokenRow(row: row))"
        try require(server.answered("items"), is: [failure], "from the rows '\(text)'")
      }
    }
  }

  @Test("Each call asks anew, and has its own one answer; a failure arrives as it is.")
  func answersEach() throws {
    let one = ServerAPIClient(transport: server.connect())
    for (isSlow, client) in [(false, nil), (true, nil), (true, one)] {
      server.isSlow = isSlow
      var (wanted, found): ([[String]], [[String]]) = ([], [])
      for call in 0..<8 {
        let (name, items) = (word(), [randomItem()])
        let isAway = call == 2 || call == 3 || call == 4
        server.answers = isAway ? [:] : ["login": name, "items": rows(items)]
        let models = ["user \(name)", "items \(items)"]
        let failures = ["login", "items"].map { "failure \(Unreachable(path: $0))" }
        wanted.append([(isAway ? failures : models)[call % 2]])
        found.append([])
        server.ask(call % 2 == 0 ? "login" : "items", of: client) { found[call].append($0) }
      }
      server.answerAll()
      try require(found, is: wanted, "from eight calls\(isSlow ? ", the last answered first" : "")")
    }
    let wanted = (0..<24).map { $0 % 2 == 0 ? "login" : "items" }
    try require(server.asked, is: wanted, "as what the server was asked")
  }
}

@Suite("Task 3: The root")
struct Task3 {
  @Test("A login tells of each success, of nothing else, and knows no navigation.")
  func tellsOfSuccess() throws {
    var (told, answers): ([User], [(Result<User, any Error>) -> Void]) = ([], [])
    let login = LoginViewModel(loginAPI: { answers.append($0) }, onLogin: { told.append($0) })
    let users = [word(), word()].map(User.init)
    for user in [nil, users[0], users[0], nil, users[1], users[0]] {
      let (count, before) = (told.count, ServerAPIClient.sharedUses)
      login.login()
      try require(told.count, is: count, "as users told before the answer")
      answers.last?(user.map { .success($0) } ?? .failure(Unreachable(path: "login")))
      try require(Array(told[count...]), is: user.map { [$0] } ?? [], "as told by the login")
      // What is asked after a refusal is a matter of task 1.
      let uses = user == nil ? 0 : ServerAPIClient.sharedUses - before
      try require(uses, is: 0, "uses of `shared`")
    }
    let kept = Mirror(reflecting: login).children.map { "\(type(of: $0.value))" }
    let known = ["Navigation", "Screen", "ItemList"].filter { word in
      kept.contains { $0.contains(word) }
    }
    try require(known, is: [], "in what a login keeps")
  }

  @Test("After a login its root shows the items; a refused login leads nowhere.")
  func itemsAfterLogin() throws {
    let items = [randomItem(), randomItem()]
    let servers = items.map { Server(["items": rows([$0])]) }
    let roots = servers.map { Root(connect: $0.connect) }
    for root in roots { root.start() }
    var wanted = [["Login: "], ["Login: "]]
    for number in [1, 0] {
      let (server, root, name) = (servers[number], roots[number], word())
      root.navigation.tap()
      wanted[number] = ["Login: No login"]
      try require(roots.map(shown), is: wanted, "as the screens after a refused login")
      (server.answers["login"], server.isSlow) = (name, true)
      let before = ServerAPIClient.sharedUses
      root.navigation.tap()
      try require(roots.map(shown), is: wanted, "as the screens while the answer is out")
      server.answerAll()
      let list = "Items: \(items[number].name) \(items[number].count)"
      wanted[number] = ["Login: Welcome, \(name)", list]
      try require(roots.map(shown), is: wanted, "as the screens of two roots")
      root.navigation.screens.first?.tap()
      server.answerAll()
      wanted[number].append(list)
      try require(roots.map(shown), is: wanted, "as the screens after a second login")
      try require(ServerAPIClient.sharedUses - before, is: 0, "uses of `shared`")
    }
  }

  @Test("Another screen comes after the login, made when it is its turn, with the root's client.")
  func anotherScreenAfterLogin() throws {
    let (server, title, path) = (Server([:]), word(), word())
    var made = 0
    let root = Root(connect: server.connect) { client in
      made += 1
      client.get(path) { _ in }
      return Plain(title)
    }
    root.start()
    try require(made, is: 0, "as screens made before the login")
    root.navigation.tap()
    try require(made, is: 0, "as screens made after a refused login")
    (server.answers["login"], server.isSlow) = (word(), true)
    root.navigation.tap()
    try require(made, is: 0, "as screens made while the answer is out")
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
    var clients: [[ServerAPIClient]] = [[], []]
    let roots = servers.indices.map { number in
      Root(connect: servers[number].connect) { client in
        clients[number].append(client)
        client.get("next") { _ in }
        return Plain("next")
      }
    }
    for _ in 1...2 { for root in roots { visit(root, times: 3) } }
    let different = clients.map { Set($0.map { ObjectIdentifier($0) }).count }
    try require(different, is: [1, 1], "as clients of two roots")
    // With all screens gone, only the root itself keeps its client.
    clients = [[], []]
    for root in roots + roots { root.navigation.pop() }
    for root in roots { visit(root, times: 3) }
    for (number, server) in servers.enumerated() {
      let each = ["next", "login"].map { path in server.asked.count { $0 == path } }
      try require(each, is: [9, 9], "as nine visits of root \(number + 1)")
      try require(Set(server.connectionsAsked), is: [1], "as connections that were asked")
      try require(server.connections, is: 1, "as connections of root \(number + 1)")
    }
  }

  @Test("Each visit has a new screen, and each start a new login.")
  func newScreenForEachVisit() throws {
    var made: [Plain] = []
    let server = Server(["login": word()])
    let root = Root(connect: server.connect) { _ in
      made.append(Plain("next"))
      return made[made.count - 1]
    }
    var seen: [any Screen] = []
    for _ in 1...2 { seen += visit(root, times: 3) }
    let logins = root.navigation.screens.filter { $0.title == "Login" }
    server.isSlow = true
    for login in logins { login.tap() }
    server.answerAll()
    seen += root.navigation.screens.suffix(2)
    let titles = Set(seen.map(\.title))
    try require(titles, is: ["next"], "as titles of the screens that came up")
    try require(Set(seen.map { ObjectIdentifier($0) }).count, is: 8, "as different screens")
    try require(Set(logins.map { ObjectIdentifier($0) }).count, is: 2, "as different logins")
  }

  @Test("Once the root is let go, nothing of it lives on.")
  func allFreed() throws {
    for count in 1...3 {
      let server = Server(["items": rows([randomItem()])])
      var watched: [(name: String, object: Weak)] = []
      func useOnce() throws {
        let root = Root(connect: server.connect) { client in
          watched.append(("client", Weak(client)))
          return itemsScreen(client: client)
        }
        server.isSlow = false
        root.start()
        root.navigation.tap()
        server.answers["login"] = word()
        for _ in 1...count {
          root.navigation.screens.first?.tap()
          visit(root, times: 1)
        }
        let titles = Set(root.navigation.screens.map(\.title))
        try require(titles, is: ["Login", "Items"], "as the screens before it is let go")
        watched += root.navigation.screens.map { ($0.title, Weak($0)) }
        watched += [("navigation", Weak(root.navigation)), ("root", Weak(root))]
        server.isSlow = true
        root.navigation.screens.first?.tap()
      }
      try useOnce()
      server.answerAll()
      let alive = watched.filter { $0.object.value != nil }.map(\.name)
      try require(alive, is: [], "as still alive")
    }
  }

  @Test("What somebody kept holds no root, and without the root a login leads nowhere.")
  func keptLoginIsHarmless() throws {
    for (keepsNavigation, isOut) in [(false, false), (true, false), (false, true), (true, true)] {
      let server = Server(["login": word()])
      var made = 0
      func start() -> (kept: [AnyObject], login: (any Screen)?, root: Weak, navigation: Weak) {
        let root = Root(connect: server.connect) { _ in
          made += 1
          return Plain("next")
        }
        root.start()
        let login = root.navigation.screens.first
        login?.tap()
        server.isSlow = isOut
        if isOut { login?.tap() }
        let kept =
          [root.navigation.screens.last, keepsNavigation ? root.navigation : nil] as [AnyObject?]
        return (kept.compactMap { $0 }, login, Weak(root), Weak(root.navigation))
      }
      let (kept, login, root, navigation) = start()
      let alive = withExtendedLifetime(kept) { [root.value != nil, navigation.value != nil] }
      try require(alive, is: [false, keepsNavigation], "whether root and navigation live on")
      server.isSlow = false
      server.answerAll()
      login?.tap()
      try require(made, is: 1, "as screens made in all")
      let screens = (kept.last as? Navigation)?.screens.count ?? 2
      try require(screens, is: 2, "as screens of the navigation")
    }
  }
}

private struct Unreachable: Error {
  let path: String
}

private final class Plain: Screen {
  let title: String
  let lines: [String] = []

  init(_ title: String) { self.title = title }
}

private struct Weak {
  weak var value: AnyObject?

  init(_ value: AnyObject) { self.value = value }
}

/// Answers by path, and remembers what it was asked, over which connection. One thread uses it.
private final class Server: @unchecked Sendable {
  var answers: [String: String]
  /// Whether it answers only when a check says so.
  var isSlow = false
  private(set) var asked: [String] = []
  private(set) var connections = 0
  private(set) var connectionsAsked: [Int] = []
  private var waiting: [() -> Void] = []

  init(_ answers: [String: String]) { self.answers = answers }

  func connect() -> ServerAPIClient.Transport {
    connections += 1
    return { [number = connections] path, answer in
      self.asked.append(path)
      self.connectionsAsked.append(number)
      let text = self.answers[path]
      let tell = { answer(text.map { .success($0) } ?? .failure(Unreachable(path: path))) }
      if self.isSlow { self.waiting.append(tell) } else { tell() }
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

  /// All that an adapter answers over this server.
  func answered(_ path: String) -> [String] {
    var found: [String] = []
    ask(path) { found.append($0) }
    return found
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

/// The screens, without the reason of a refusal.
private func shown(_ root: Root) -> [String] {
  root.navigation.screens.map { screen in
    let lines = screen.lines.map { $0.hasPrefix("No login: ") ? "No login" : $0 }
    return "\(screen.title): \(lines.joined(separator: ", "))"
  }
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
    let make: (@escaping LoginViewModel.Login, @escaping (User) -> Void) -> LoginViewModel
    make = LoginViewModel.init
    _ = make({ _ in }, { _ in })
    _ = LoginViewModel(loginAPI: { _ in }, onLogin: { _ in })
    let ask: LoginViewModel.Login = { _ in }
    _ = LoginViewModel(loginAPI: ask, navigation: navigation)  // refused: navigation
    _ = LoginViewModel(
      loginAPI: ask, onLogin: { _ in },
      navigation: navigation)  // refused: navigation
  }
#endif
