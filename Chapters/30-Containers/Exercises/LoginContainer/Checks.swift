import Checking
import Playground
import Testing

@testable import LoginContainerExercise

@Suite("Task 1: A container with a parent")
struct Task1 {
  private let app = Container()

  // See Container.resolve
  @Test("A container finds what is registered in it or in a parent, and the nearest one counts.")
  func findsTheNearest() throws {
    app.register(Theme.self) { _ in Theme(name: "light") }
    let login = Container(parent: app)
    let all = [app, login, Container(parent: login)]
    func register(_ name: String, in container: Container) {
      container.register(Theme.self) { _ in Theme(name: name) }
    }
    func expectThemes(_ wanted: [String], _ moment: String) throws {
      let found = all.map { (try? $0.resolve(Theme.self))?.name ?? "nil" }
      try expect(found, is: wanted, "from the app, a login and its screen \(moment)")
    }
    try expectThemes(["light", "light", "light"], "if only the app has a theme")
    register("dark", in: app)
    try expectThemes(["dark", "dark", "dark"], "after the app has registered a dark one")
    register("red", in: login)
    try expectThemes(["dark", "red", "red"], "after the login has registered a red one")
    register("blue", in: all[2])
    try expectThemes(["dark", "red", "blue"], "after the screen has registered a blue one")
    app.register(Theme.self, name: "print") { _ in Theme(name: "white") }
    try expectThemes(["dark", "red", "blue"], "after the app has registered a theme named print")
    let named = (try? all[2].resolve(Theme.self, name: "print"))?.name ?? "nil"
    try expect(named, is: "white", "as the theme named print, from the screen")
    let error = message { try all[2].resolve(Session.self) }
    try expect(error, is: "not registered: Session", "without a session")
  }

  // See Container.resolve
  @Test("A factory of the app gets the container on which resolve was called.")
  func asksForTheLogin() throws {
    app.register(Client.self) { Client(customer: customer(of: $0)) }
    let (ada, bob) = (Container(parent: app), Container(parent: app))
    ada.register(Session.self) { _ in Session(customer: "Ada") }
    bob.register(Session.self) { _ in Session(customer: "Bob") }
    for (container, name) in [(ada, "Ada"), (bob, "Bob"), (Container(parent: ada), "Ada")] {
      let client = (try? container.resolve(Client.self))?.customer ?? "no client"
      try expect(client, is: name, "as the customer of the client, from a login of \(name)")
    }
    let client = (try? app.resolve(Client.self))?.customer ?? "no client"
    try expect(client, is: "nobody", "as the customer of the client, from the app")
  }

  // See Container
  @Test("A container keeps its parent alive.")
  func keepsTheParent() throws {
    func makeLogin() -> Container {
      let app = Container()
      app.register(Theme.self) { _ in Theme(name: "light") }
      return Container(parent: app)
    }
    let found = (try? makeLogin().resolve(Theme.self))?.name ?? "nil"
    try expect(found, is: "light", "from a login that alone holds the app's container")
  }
}

@Suite("Task 2: One for each registration")
struct Task2 {
  private let app = Container()
  private let lifetimes = Lifetimes()
  private let log = Log()

  // See Registration.object
  @Test("A cached object is made once, from the container that has it registered.")
  func madeOnceFromTheOwner() throws {
    app.register(Client.self, .cached) { [log] container in
      log.note("made for \(customer(of: container))")
      return Client(customer: customer(of: container))
    }
    let logins = ["Ada", "Bob"].map { name in
      let login = Container(parent: app)
      login.register(Session.self) { _ in Session(customer: name) }
      return login
    }
    try expect(log.lines, is: [], "before the first request")
    let clients = [logins[0], logins[1], app, logins[0]].map { try? $0.resolve(Client.self) }
    let made = "of the app's cached client, after Ada, Bob, the app and Ada resolved it"
    try expect(log.lines, is: ["made for nobody"], made)
    let same = clients.map { $0 === clients[0] }
    try expect(same, is: [true, true, true, true], "as 'the same client as Ada's first one'")
  }

  // See Registration
  @Test("Each login has its own cached chat, and it's freed at the logout.")
  func freedAtTheLogout() throws {
    app.register(Client.self, .cached) { [lifetimes] _ in
      lifetimes.watch("client of the app", Client(customer: "nobody"))
    }
    func useAndLogOut(_ name: String) -> [String] {
      let login = Container(parent: app)
      login.register(Chat.self, .cached) { [lifetimes] _ in
        lifetimes.watch("chat of \(name)", Chat())
      }
      for container in [login, Container(parent: login)] {
        _ = (try? container.resolve(Chat.self), try? container.resolve(Client.self))
      }
      return withExtendedLifetime(login) { lifetimes.alive }
    }
    for name in ["Ada", "Bob"] {
      let alive = useAndLogOut(name).sorted()
      try expect(
        alive, is: ["chat of \(name)", "client of the app"], "alive while \(name) is logged in")
      try expect(lifetimes.alive, is: ["client of the app"], "alive after the logout of \(name)")
    }
  }
}

@Suite("Task 3: Two servers and a check")
struct Task3 {
  // See Container.check
  @Test("The check calls each factory of the container, and returns a line for each error.")
  func checkFindsAll() throws {
    let app = Container()
    app.register(Theme.self) { _ in Theme(name: "light") }
    app.register(Client.self) { Client(customer: try $0.resolve(Session.self).customer) }
    app.register(Chat.self) {
      _ = try $0.resolve(Client.self, name: "chat")
      return Chat()
    }
    let lines = ["not registered: Client chat", "not registered: Session"]
    try expect(app.check().sorted(), is: lines, "from an app with two broken factories of three")
    let login = Container(parent: app)
    login.register(Session.self) { _ in Session(customer: "Ada") }
    login.register(Client.self) { Client(customer: try $0.resolve(Session.self).customer) }
    try expect(login.check(), is: [], "from a login that has its session")
  }

  // See makeShop
  @Test("Customers pay at the payment server and write to the chat server, and nothing is missing.")
  func eachItsServer() throws {
    let shop = makeShop()
    let pay = message { try shop.resolve(Checkout.self).server.host }
    try expect(pay, is: "pay.shop", "as the server of the checkout")
    let chat = message { try shop.resolve(Support.self).server.host }
    try expect(chat, is: "chat.shop", "as the server of the support")
    try expect(shop.check(), is: [], "from the check of the shop")
  }
}

private struct Theme { let name: String }
private struct Session { let customer: String }
private final class Chat {}

private final class Client {
  let customer: String

  init(customer: String) { self.customer = customer }
}

private func customer(of container: Container) -> String {
  (try? container.resolve(Session.self))?.customer ?? "nobody"
}

/// The value of a call, or its error.
private func message(_ call: () throws -> Any) -> String {
  do { return "\(try call())" } catch { return "\(error)" }
}
