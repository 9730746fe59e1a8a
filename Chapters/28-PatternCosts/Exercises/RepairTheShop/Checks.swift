import Checking
import Playground
import Testing

@testable import RepairTheShopExercise

@Suite("Task 1: Pay elsewhere")
struct Task1 {
  // See Login.makeCheckout
  @Test("A checkout of a login pays at the bank of its app, and at no other.")
  func paysAtItsBank() throws {
    let uses = Bank.uses
    let logins = ["A", "B"].map { makeApp(bank: Teller($0)).logIn("Ann") }
    for (login, name) in zip(logins, ["A", "B"]) {
      login.cart.add(tea)
      let receipt = login.makeCheckout().pay()
      try expect(receipt, is: "199 cents at \(name)", "as receipt in the app with bank \(name)")
      try expect(login.cart.items, is: [], "in the cart after paying")
    }
    try expect(Bank.uses - uses, is: 0, "as number of uses of Bank.shared")
  }
}

@Suite("Task 2: After the logout")
struct Task2 {
  // See Login
  @Test("Each login has its own session, and a cart that is empty at first.")
  func startsEmpty() throws {
    let app = makeApp()
    for user in ["Ann", "Bob", "Ann"] {
      let login = app.logIn(user)
      try expect(login.session.user, is: user, "as user of the session")
      try expect(login.cart.items.map(\.name), is: [], "in the cart of \(user), who just logged in")
      login.cart.add(tea)
    }
  }

  // See Login
  @Test("The badge of a login counts its own cart, even while another login lasts.")
  func badgeCountsItsCart() throws {
    let app = makeApp()
    let (ann, bob) = (app.logIn("Ann"), app.logIn("Bob"))
    ann.cart.add(tea)
    ann.cart.add(tea)
    let badges = [ann.badge, bob.badge]
    try expect(badges, is: ["2 items", "0 items"], "as badges of Ann, who took two teas, and Bob")
    ann.cart.empty()
    try expect(ann.badge, is: "0 items", "as badge after Ann's cart was emptied")
  }

  // See Login
  @Test("When the last reference to a login is gone, all that belongs to it is freed.")
  func endsWithItsOwner() throws {
    let (app, lifetimes) = (makeApp(), Lifetimes())
    func logInAndOut() {
      let login = lifetimes.watch("login", app.logIn("Ann"))
      lifetimes.watch("session", login.session)
      lifetimes.watch("cart", login.cart).add(tea)
    }
    logInAndOut()
    try expect(lifetimes.alive, is: [], "alive after Ann's logout")
  }
}

@Suite("Task 3: Three decorators")
struct Task3 {
  // See App
  @Test("Each answer is logged and then makes a hop, and the server is called once.")
  func logsAndHops() throws {
    let log = Log()
    let app = App(
      bank: Teller("A"), server: NotedServer(log),
      log: { log.note("log \($0)") },
      onMain: { work in
        log.note("hop")
        work()
      })
    try expect(log.lines, is: [], "by making an app")
    func fetch() -> [String] {
      let count = log.lines.count
      app.itemsClient.fetchItems { log.note("shows \($0.count)") }
      return Array(log.lines.dropFirst(count))
    }
    let first = ["log items?", "server", "log 2 items", "hop", "shows 2"]
    try expect(fetch(), is: first, "at the first request, which the server answers")
    let second = ["log items?", "log 2 items", "hop", "shows 2"]
    try expect(fetch(), is: second, "at the second request, which the cache answers")
  }
}

@Suite("Task 4: A modest page")
struct Task4 {
  // See ProductPageDependencies
  @Test("A page works in a preview that has just a cart and a log, and in a login.")
  func worksInAPreview() throws {
    let told = Log()
    let preview = Preview { told.note("preview: \($0)") }
    let login = makeApp { told.note("app: \($0)") }.logIn("Ann")
    let containers: [(name: String, container: Any, cart: Cart, log: String)] = [
      ("preview", preview, preview.cart, "preview"), ("login", login, login.cart, "app"),
    ]
    for (name, container, cart, log) in containers {
      let fits = container as? ProductPageDependencies
      let page = fits.map { ProductPage(item: tea, dependencies: $0) }
      let found = page == nil ? "no page" : "a page"
      try expect(found, is: "a page", "of tea for a \(name), which has a cart and a log")
      page?.buy()
      try expect(page?.count ?? 0, is: 1, "as count of the page after buying tea")
      try expect(cart.items, is: [tea], "in the cart of the \(name)")
      let line = told.lines.last ?? "no line"
      try expect(line, is: "\(log): bought tea", "in the log of the \(log)")
    }
  }
}

private let tea = Item(name: "tea", cents: 199)

private func makeApp(
  bank: any Paying = Teller("A"), log: @escaping (String) -> Void = { _ in }
) -> App {
  App(bank: bank, server: Server(), log: log, onMain: { $0() })
}

/// A bank whose receipts contain its name.
private final class Teller: Paying {
  private let name: String

  init(_ name: String) { self.name = name }

  func pay(_ cents: Int) -> String { "\(cents) cents at \(name)" }
}

/// A server that records each request.
private final class NotedServer: ItemsClient {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func fetchItems(completion: @escaping ([Item]) -> Void) {
    log.note("server")
    completion([tea, Item(name: "bread", cents: 300)])
  }
}

/// A container with a cart and a log, and nothing else.
private struct Preview: CartDependency, LogDependency {
  let cart = Cart()
  let log: (String) -> Void

  init(log: @escaping (String) -> Void) { self.log = log }
}

#if PROBES
  // Task 1: Code that makes a checkout must name its bank.
  // See Checkout
  func namesItsBank(cart: Cart, bank: any Paying) {
    _ = Checkout(cart: cart, bank: bank)
    _ = Checkout(cart: cart)  // refused: bank
  }

  // Task 4: The page reaches a cart and a log in its container, and nothing else.
  // See ProductPageDependencies
  func reachesNothingElse(cartAndLog: any CartDependency & LogDependency) {
    let container: ProductPageDependencies = cartAndLog
    _ = (container.cart.items, container.log)
    _ = container.session  // refused: session
    _ = container.bank  // refused: bank
  }
#endif
