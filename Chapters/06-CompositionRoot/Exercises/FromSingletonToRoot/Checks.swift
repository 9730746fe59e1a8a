import Synchronization
import Testing

@testable import FromSingletonToRootExercise

@Suite("Task 1: The global goes")
struct Task1 {
  @Test("The login asks the closure it was given, at every login.")
  func loginAsksItsClosure() throws {
    var (asked, user) = (0, User(name: word()))
    let login = LoginViewModel(
      loginAPI: {
        asked += 1
        $0(.success(user))
      }, onLogin: { _ in })
    try require(asked, is: 0, "as questions before the login")
    login.login()
    try require(login.message, is: "Welcome, \(user.name)", "as the message")
    user = User(name: word())
    login.login()
    try require(login.message, is: "Welcome, \(user.name)", "after the second login")
    try require(asked, is: 2, "as questions of two logins")
  }

  @Test("The list asks the closure it was given, at every `getList`, and not before.")
  func listAsksItsClosure() throws {
    var (asked, items) = (0, [randomItem(), randomItem()])
    let list = ItemListViewModel {
      asked += 1
      $0(.success(items))
    }
    try require(asked, is: 0, "as questions before `getList`")
    for _ in 0..<2 {
      list.getList()
      try require(list.lines, is: items.map { "\($0.name) \($0.count)" }, "as the lines")
      items = [randomItem()]
    }
    try require(asked, is: 2, "as questions of two `getList`")
  }
}

@Suite("Task 2: Adapters")
struct Task2 {
  @Test("Answers become users and items.")
  func turnsAnswersIntoModels() throws {
    let (name, items) = (word(), [randomItem(), randomItem(), randomItem()])
    let server = Server(["login": name, "items": rows(items)])
    try require(server.users(), is: ["user \(name)"], "from `login`")
    try require(server.items(), is: ["items \(items)"], "from `fetchItems`")
    try require(Server(["items": ""]).items(), is: ["items []"], "from `fetchItems` without rows")
  }

  @Test("What cannot be read, or had, is one failure.")
  func failsOnce() throws {
    let broken = [word(), "\(word())=\(word())", "\(word())=1=2"].randomElement() ?? ""
    let text = "\(rows([randomItem()])),\(broken),\(rows([randomItem()]))"
    let failure = "failure \(BrokenRow(row: broken))"
    try require(Server(["items": text]).items(), is: [failure], "from the rows '\(text)'")
    let away = Server([:])
    let found = [away.users(), away.items()]
    let wanted = ["login", "items"].map { ["failure \(Unreachable(path: $0))"] }
    try require(found, is: wanted, "from a server that is away")
  }
}

@Suite("Task 3: The root")
struct Task3 {
  @Test("A login is told of, and the root shows the items; a refused login leads nowhere.")
  func itemsAfterLogin() throws {
    var told: [User] = []
    let user = User(name: word())
    LoginViewModel(loginAPI: { $0(.success(user)) }, onLogin: { told.append($0) }).login()
    try require(told, is: [user], "as told by the login")
    let item = randomItem()
    let root = Root(connect: Server(["login": user.name, "items": rows([item])]).connect)
    root.start()
    root.navigation.tap()
    let wanted = ["Login: Welcome, \(user.name)", "Items: \(item.name) \(item.count)"]
    try require(shown(by: root), is: wanted, "as the screens")
    let refused = Root(connect: Server([:]).connect)
    refused.start()
    refused.navigation.tap()
    let message = "Login: No login: \(Unreachable(path: "login"))"
    try require(shown(by: refused), is: [message], "as the screens of a refused login")
  }

  @Test("Another screen comes after the login, made when it is its turn, with the root's client.")
  func anotherScreenAfterLogin() throws {
    let (server, title, path) = (Server(["login": word()]), word(), word())
    var made = 0
    let root = Root(connect: server.connect) { client in
      made += 1
      client.get(path) { _ in }
      return Plain(title)
    }
    root.start()
    try require(made, is: 0, "as screens made before the login")
    root.navigation.tap()
    try require(root.navigation.screens.map(\.title), is: ["Login", title], "as the screens")
    try require(server.asked, is: ["login", path], "as what the server was asked")
  }
}

@Suite("Task 4: How many, and how long")
struct Task4 {
  @Test("A root opens one connection, and another root opens its own.")
  func oneClientForEachRoot() throws {
    for number in 1...2 {
      let server = Server(["login": word()])
      let root = Root(connect: server.connect) { client in
        client.get("next") { _ in }
        return Plain("next")
      }
      visit(root, times: 3)
      try require(server.connections, is: 1, "as connections of root \(number)")
      let wanted = (0..<3).flatMap { _ in ["login", "next"] }
      try require(server.asked, is: wanted, "as what the server of root \(number) was asked")
    }
  }

  @Test("Each visit has a new screen.")
  func newScreenForEachVisit() throws {
    var made = 0
    let root = Root(connect: Server(["login": word()]).connect) { _ in
      made += 1
      return Plain("next \(made)")
    }
    let visited = visit(root, times: 3)
    try require(visited, is: ["next 1", "next 2", "next 3"], "as the screens that were visited")
  }

  @Test("Once the root is let go, nothing of it lives on.")
  func allFreed() throws {
    var watched: [(name: String, object: Weak)] = []
    func useOnce() throws {
      let server = Server(["login": word(), "items": rows([randomItem()])])
      let root = Root(connect: server.connect)
      root.start()
      root.navigation.tap()
      let titles = root.navigation.screens.map(\.title)
      try require(titles, is: ["Login", "Items"], "as the screens before it is let go")
      watched = root.navigation.screens.map { ($0.title, Weak($0)) }
      watched += [("navigation", Weak(root.navigation)), ("server", Weak(server))]
      watched += [("root", Weak(root))]
    }
    try useOnce()
    let alive = watched.filter { $0.object.value != nil }.map(\.name)
    try require(alive, is: [], "as still alive")
  }

  @Test("A login screen that somebody kept holds no root, and leads nowhere without it.")
  func keptLoginIsHarmless() throws {
    var made = 0
    func start() -> (login: (any Screen)?, root: Weak) {
      let root = Root(connect: Server(["login": word()]).connect) { _ in
        made += 1
        return Plain("next")
      }
      visit(root, times: 1)
      return (root.navigation.screens.first, Weak(root))
    }
    let (login, root) = start()
    try require(root.value == nil ? "gone" : "alive", is: "gone", "as the root")
    login?.tap()
    try require(made, is: 1, "as screens made in all")
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

/// Answers by path, and remembers what it was asked, and how often somebody connected.
private final class Server: Sendable {
  private let answers: [String: String]
  private let log = Mutex<(asked: [String], connections: Int)>(([], 0))

  init(_ answers: [String: String]) { self.answers = answers }

  var asked: [String] { log.withLock { $0.asked } }
  var connections: Int { log.withLock { $0.connections } }

  func connect() -> ServerAPIClient.Transport {
    log.withLock { $0.connections += 1 }
    return { path, answer in
      self.log.withLock { $0.asked.append(path) }
      answer(self.answers[path].map { .success($0) } ?? .failure(Unreachable(path: path)))
    }
  }

  /// What `login` answers over this server: one line an answer.
  func users() -> [String] {
    var found: [String] = []
    ServerAPIClient(transport: connect()).login { found.append(told($0) { "user \($0.name)" }) }
    return found
  }

  func items() -> [String] {
    var found: [String] = []
    ServerAPIClient(transport: connect()).fetchItems { found.append(told($0) { "items \($0)" }) }
    return found
  }
}

private func told<Model>(_ result: Result<Model, any Error>, _ text: (Model) -> String) -> String {
  switch result {
  case .success(let model): text(model)
  case .failure(let error): "failure \(error)"
  }
}

private func word() -> String { String((0..<5).map { _ in "abcdefghijklmnop".randomElement()! }) }

private func randomItem() -> Item { Item(name: word(), count: Int.random(in: 2...999)) }

private func rows(_ items: [Item]) -> String {
  items.map { "\($0.name)=\($0.count)" }.joined(separator: ",")
}

private func shown(by root: Root) -> [String] {
  root.navigation.screens.map { "\($0.title): \($0.lines.joined(separator: ", "))" }
}

/// Logs in and goes back, so many times; returns the titles of the screens that came up.
@discardableResult
private func visit(_ root: Root, times: Int) -> [String] {
  root.start()
  return (0..<times).map { _ in
    root.navigation.tap()
    let title = root.navigation.screens.last?.title ?? ""
    if root.navigation.screens.count > 1 { root.navigation.pop() }
    return title
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
