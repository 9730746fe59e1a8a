import Checking
import Playground
import Testing

@testable import FromSingletonToRootExercise

@Suite("Task 1: The global goes")
struct Task1 {
  private let uses = ServerAPIClient.sharedUses

  // See LoginViewModel.login
  @Test("The login calls the closure that it was given, at every login.")
  func loginAsksItsClosure() throws {
    let asked = Log()
    let login = LoginViewModel(
      loginAPI: { answer in
        asked.note("login")
        answer(.failure(Offline()))
      }, onLogin: { _ in })
    try expect(asked.lines.count, is: 0, "calls when the login is made")
    for count in 1...2 {
      login.login()
      try expect(asked.lines.count, is: count, "calls after \(count) logins")
    }
    try expect(login.message, is: "No login: Offline()", "as message")
    try expect(ServerAPIClient.sharedUses - uses, is: 0, "uses of `shared`")
  }

  // See ItemListViewModel
  @Test("The list calls the closure that it was given, at every getList(), and not before.")
  func listAsksItsClosure() throws {
    let asked = Log()
    let list = ItemListViewModel { answer in
      asked.note("items")
      answer(.success([Item(name: "tea", count: asked.lines.count)]))
    }
    try expect(asked.lines.count, is: 0, "calls when the list is made")
    for count in 1...2 {
      list.getList()
      try expect(list.lines, is: ["tea \(count)"], "as lines after \(count) calls of getList()")
    }
    try expect(ServerAPIClient.sharedUses - uses, is: 0, "uses of `shared`")
  }
}

@Suite("Task 2: The login reports")
struct Task2 {
  // See LoginViewModel
  @Test("The login reports each success, and no refused login.")
  func tellsOfSuccess() throws {
    let (asked, told) = (Log(), Log())
    let login = LoginViewModel(
      loginAPI: { answer in
        asked.note("login")
        answer(asked.lines.count == 1 ? .failure(Offline()) : .success(User(name: "Ada")))
      }, onLogin: { told.note($0.name) })
    login.login()
    try expect(told.lines, is: [], "reported by a refused login")
    login.login()
    try expect(told.lines, is: ["Ada"], "reported by a login that succeeded")
    login.login()
    try expect(told.lines, is: ["Ada", "Ada"], "reported by two logins that succeeded")
  }

  // See Root.start
  @Test("After a login, the root shows what afterLogin makes then.")
  func anotherScreenAfterLogin() throws {
    let server = Server()
    let made = Log()
    let root = Root(
      connect: server.connect,
      afterLogin: { _ in
        made.note("screen")
        return Blank()
      })
    root.start()
    try expect(made.lines.count, is: 0, "next screens before a login")
    server.isOffline = true
    root.navigation.tap()
    try expect(titles(root), is: ["Login"], "as screens after a refused login")
    server.isOffline = false
    root.navigation.tap()
    try expect(titles(root), is: ["Login", "Next"], "as screens after a login")
    try expect(server.asked, is: ["login", "login"], "as calls of the root's server")
  }
}

@Suite("Task 3: How many")
struct Task3 {
  private let server = Server()

  // See Root
  @Test("A root connects once, however often it is started; another root connects, too.")
  func oneClientForEachRoot() throws {
    for count in 1...2 {
      let root = Root(connect: server.connect)
      for _ in 1...2 {
        root.start()
        root.navigation.tap()
      }
      try expect(server.connections, is: count, "connections of \(count) roots")
    }
  }

  // See Root
  @Test("Each login that succeeds shows a new next screen.")
  func newScreenForEachVisit() throws {
    let root = Root(connect: server.connect, afterLogin: { _ in Blank() })
    root.start()
    let screens = (1...2).map { _ in
      root.navigation.tap()
      defer { root.navigation.pop() }
      return root.navigation.screens[root.navigation.screens.count - 1]
    }
    try expect(screens.map(\.title), is: ["Next", "Next"], "as next screens of two logins")
    let found = screens[0] === screens[1] ? "the same screen" : "two screens"
    try expect(found, is: "two screens", "from two logins")
  }

  // See itemsScreen
  @Test("The list after a login has the items of the root's own client.")
  func itemsAfterLogin() throws {
    let root = Root(connect: server.connect)
    root.start()
    root.navigation.tap()
    try expect(root.navigation.screens.last?.lines, is: ["tea 3"], "as lines after a login")
    try expect(server.asked, is: ["login", "items"], "as calls of the root's server")
  }
}

@Suite("Task 4: How long")
struct Task4 {
  private let lifetimes = Lifetimes()

  // See Root.whenLoggedIn
  @Test("The root and its navigation are freed when no code holds the root.")
  func allGoesWithTheRoot() throws {
    func use() {
      let root = lifetimes.watch("root", Root(connect: Server().connect))
      _ = lifetimes.watch("navigation", root.navigation)
      root.start()
      root.navigation.tap()
    }
    use()
    try expect(lifetimes.alive, is: [], "alive after the root was released")
  }

  // See Root.whenLoggedIn
  @Test("A kept login screen still logs in without its root, and leads nowhere.")
  func leadsNowhereWithoutItsRoot() throws {
    func started() -> Navigation {
      let root = Root(connect: Server().connect)
      root.start()
      return root.navigation
    }
    let navigation = started()
    navigation.tap()
    try expect(
      navigation.screens.map(\.title), is: ["Login"], "as screens after a login without root")
    try expect(
      navigation.screens[0].lines, is: ["Welcome, Ada"], "as lines after a login without root")
  }
}

private func titles(_ root: Root) -> [String] { root.navigation.screens.map(\.title) }

private final class Blank: Screen {
  let (title, lines): (String, [String]) = ("Next", [])
}

/// Answers at once, and counts its connections.
private final class Server: @unchecked Sendable {
  var isOffline = false
  private(set) var asked: [String] = []
  private(set) var connections = 0

  func connect() -> ServerAPIClient.Transport {
    connections += 1
    return { path, answer in
      self.asked.append(path)
      let text = path == "login" ? "Ada" : "tea=3"
      answer(self.isOffline ? .failure(Offline()) : .success(text))
    }
  }
}

private struct Offline: Error {}

#if PROBES
  // Task 2: A login takes no navigation.
  // See LoginViewModel
  func loginTakesNoNavigation(navigation: Navigation) {
    let none: (Any) -> Void = { _ in }
    _ = LoginViewModel(loginAPI: none, onLogin: none)
    _ = LoginViewModel(loginAPI: none, onLogin: none, navigation: navigation)  // refused: argument
  }
#endif
