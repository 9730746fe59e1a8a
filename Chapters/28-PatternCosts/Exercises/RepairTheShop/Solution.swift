// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Pays for what is in the cart.
final class Checkout {
  private let cart: Cart
  // TASK 1: Change what a checkout is made with.
  private let bank: any Paying

  init(cart: Cart, bank: any Paying) { (self.cart, self.bank) = (cart, bank) }
  // STUB
  // private var bank: any Paying { Bank.shared }
  //
  // init(cart: Cart) { self.cart = cart }
  // END

  /// Empties the cart, and returns the receipt.
  func pay() -> String {
    guard !cart.items.isEmpty else { return "nothing to pay" }
    let receipt = bank.pay(cart.cents)
    cart.empty()
    return receipt
  }
}

/// What one user does, from login to logout.
final class Login {
  let app: App
  let session: Session
  let cart: Cart
  /// Stands beside the picture of the cart.
  private(set) var badge = "0 items"

  init(user: String, app: App) {
    self.app = app
    // TASK 2: Make what belongs to this login, and keep the badge up to date.
    session = Session(user: user)
    cart = Cart()
    cart.onChange = { [weak self] in self?.countItems() }
    // STUB
    // session = app.session ?? Session(user: user)
    // cart = app.cart
    // app.session = session
    // cart.onChange = { self.countItems() }
    // END
  }

  private func countItems() { badge = "\(cart.items.count) items" }

  func makeCheckout() -> Checkout {
    // TASK 1: Make a checkout.
    Checkout(cart: cart, bank: app.bank)
    // STUB
    // Checkout(cart: cart)
    // END
  }

  func makePage(of item: Item) -> ProductPage { ProductPage(item: item, dependencies: self) }
}

/// The app, from its start to its end.
final class App {
  let bank: any Paying
  let log: (String) -> Void
  /// What all screens of the app fetch their items with.
  let itemsClient: any ItemsClient
  // TASK 2: Change what an app stores.
  // STUB
  // let cart = Cart()
  // var session: Session?
  // END

  init(
    bank: any Paying, server: any ItemsClient, log: @escaping (String) -> Void,
    onMain: @escaping Hop
  ) {
    self.bank = bank
    self.log = log
    // TASK 3: Put the decorators around the server.
    itemsClient = MainClient(
      base: LoggingClient(base: CachingClient(base: server), log: log), onMain: onMain)
    // STUB
    // itemsClient = CachingClient(
    //   base: MainClient(base: LoggingClient(base: server, log: log), onMain: onMain))
    // END
  }

  /// A login ends when the last reference to it is gone.
  func logIn(_ user: String) -> Login { Login(user: user, app: self) }

  func makeItemsScreen() -> ItemsScreen { ItemsScreen(client: itemsClient) }
}

// TASK 4: List what a product page needs, and let a login provide it.
typealias ProductPageDependencies = CartDependency & LogDependency

extension Login: CartDependency, LogDependency {
  var log: (String) -> Void { app.log }
}
// STUB
// typealias ProductPageDependencies = Login
// END

/// Shows an item, and puts it into the cart.
final class ProductPage {
  private let item: Item
  // TASK 4: Take and use what the page needs.
  private let dependencies: any ProductPageDependencies

  init(item: Item, dependencies: any ProductPageDependencies) {
    (self.item, self.dependencies) = (item, dependencies)
  }

  /// How often the item is in the cart.
  var count: Int { dependencies.cart.items.count { $0 == item } }

  func buy() {
    dependencies.cart.add(item)
    dependencies.log("bought \(item.name)")
  }
  // STUB
  // private let dependencies: ProductPageDependencies
  //
  // init(item: Item, dependencies: ProductPageDependencies) {
  //   (self.item, self.dependencies) = (item, dependencies)
  // }
  //
  // /// How often the item is in the cart.
  // var count: Int { dependencies.cart.items.count { $0 == item } }
  //
  // func buy() {
  //   dependencies.cart.add(item)
  //   dependencies.app.log("bought \(item.name)")
  // }
  // END
}

/// One way through the shop: what its user sees, and what the log says in between.
func runShop() -> [String] {
  var seen: [String] = []
  let app = App(
    bank: Bank.shared, server: Server(), log: { seen.append("log: \($0)") }, onMain: { $0() })
  let screen = app.makeItemsScreen()
  screen.appear()
  seen += screen.lines
  let login = app.logIn("Ann")
  let page = login.makePage(of: Item(name: "tea", cents: 199))
  page.buy()
  seen += ["\(login.session.user): \(login.badge)", login.makeCheckout().pay(), login.badge]
  return seen
}
