import Foundation
import Playground
import TestSupport
import Testing

@testable import Containers

@Suite("Containers: resolving objects")
struct ResolvingTests {
  @Test("`resolve` creates an object with all its dependencies", .proves("OURS-201"))
  func wholeGraph() {
    #expect(makeShopContainer().resolve(Checkout.self).buy("tea") == "Ada pays for tea")
    // A page stores only what it shows.
    let page = makeShopContainer().resolve(OrderPage.self)
    #expect(Mirror(reflecting: page).children.map(\.label) == ["checkout", "receipt"])
    #expect(page.checkout.buy("tea") == "Ada pays for tea")
    let byHand = ShopRoot(session: Session(user: "Ada")).makeOrderPage()
    #expect(byHand.checkout.buy("tea") == "Ada pays for tea")
    #expect(byHand.receipt.text == page.receipt.text)
  }

  @Test(
    "A registration's lifetime decides how many objects are created and freed",
    arguments: [
      (Lifetime.unique, ["made 2, gone 0", "made 2, gone 2"]),
      (.cached, ["made 1, gone 0", "made 1, gone 0"]),
      (.weak, ["made 1, gone 0", "made 1, gone 1"]),
      (.graph, ["made 2, gone 0", "made 2, gone 2"]),
    ])
  func lifetimes(lifetime: Lifetime, tallies: [String]) throws {
    try #require(Containers.tallies(for: lifetime) == tallies)
    proved("OURS-208")
  }

  @Test("Two protocols of one cached class resolve to one object")
  func twoProtocols() {
    let container = Container()
    registerFavorites(in: container)
    container.resolve((any FavoritesAdding).self).add("tea")
    #expect(container.resolve((any FavoritesReading).self).items == ["tea"])
  }

  @Test("A receipt lists the items of its cart")
  func receipt() {
    let cart = Cart()
    #expect(Receipt(cart: cart).text == "nothing")
    cart.items = ["tea", "milk"]
    #expect(Receipt(cart: cart).text == "tea, milk")
  }

  @Test("A weakly cached object is created again after it was freed")
  func weakAgain() {
    let (container, carts) = (Container(), Lifetimes())
    container.register(Cart.self, .weak) { _ in carts.watch("cart", Cart()) }
    for round in 1...3 {
      withExtendedLifetime(container.resolve(Cart.self)) {
        #expect(carts.tally == Tally(made: round, gone: round - 1))
      }
    }
    #expect(carts.tally == Tally(made: 3, gone: 3))
  }

  @Test("Re-registering a type or freeing the container frees the cached object")
  func cachedEnds() {
    let carts = Lifetimes()
    func useOnce() {
      let container = Container()
      container.register(Cart.self, .cached) { _ in carts.watch("cart", Cart()) }
      _ = container.resolve(Cart.self)
      #expect(carts.tally == Tally(made: 1, gone: 0))
      container.register(Cart.self, .cached) { _ in carts.watch("cart", Cart()) }
      #expect(carts.tally == Tally(made: 1, gone: 1))
      _ = container.resolve(Cart.self)
    }
    useOnce()
    #expect(carts.tally == Tally(made: 2, gone: 2))
  }

  @Test("A factory that captures the container keeps the container alive", .proves("OURS-223"))
  func capturedContainer() {
    /// Whether a cached cart is freed with its container.
    func frees(_ addFactory: (Container) -> Void) -> Bool {
      let carts = Lifetimes()
      func useOnce() {
        let container = Container()
        container.register(Cart.self, .cached) { _ in carts.watch("cart", Cart()) }
        container.register(Receipt.self) { Receipt(cart: try $0.resolve()) }
        container.register((() -> Cart).self) { _ in { Cart() } }
        addFactory(container)
        _ = container.resolve(Receipt.self)
        _ = container.resolve((() -> Cart).self)
      }
      useOnce()
      return carts.tally == Tally(made: 1, gone: 1)
    }
    #expect(frees { _ in })
    #expect(
      !frees { $0.register((() -> Cart).self, .cached) { once in { try! once.resolve() } } })
    #expect(
      !frees(Before.registerReceipt))
  }

  @Test("A captured container resolves from the original even in a copy")
  func capturedInACopy() {
    func receipt(_ registerReceipt: (Container) -> Void) -> String {
      let original = makeShopContainer()
      registerReceipt(original)
      let copy = original.copy()
      copy.register(Cart.self) { _ in
        let cart = Cart()
        cart.items = ["tea of the test"]
        return cart
      }
      return copy.resolve(Receipt.self).text
    }
    #expect(receipt { _ in } == "tea of the test")
    #expect(receipt(Before.registerReceipt) == "nothing")
  }

  @Test(
    "The cart's lifetime decides whether checkout and receipt share it",
    arguments: [
      (Lifetime.unique, "nothing", "nothing"), (.graph, "tea", "nothing"), (.cached, "tea", "tea"),
      (.weak, "tea", "tea"),
    ])
  func onePage(lifetime: Lifetime, receipt: String, receiptOfSecondPage: String) throws {
    let container = makeShopContainer()
    container.register(Cart.self, lifetime) { _ in Cart() }
    let (page, second) = (container.resolve(OrderPage.self), container.resolve(OrderPage.self))
    _ = page.checkout.buy("tea")
    try #require(page.receipt.text == receipt)
    try #require(second.receipt.text == receiptOfSecondPage)
    proved("OURS-209")
  }

  @Test(
    "Two registrations of a type need different names",
    .proves("OURS-206"))
  func oneTypeTwoServers() {
    let container = Container()
    container.register(Server.self) { _ in Server(host: "shop") }
    container.register(Server.self) { _ in Server(host: "chat") }
    #expect(container.resolve(Server.self).host == "chat")
    container.register(.shop) { _ in Server(host: "shop") }
    container.register(.chat, .cached) { _ in Server(host: "chat 2") }
    #expect(container.resolve(.shop).host == "shop")
    #expect(container.resolve(.chat).host == "chat 2")
    #expect(container.resolve(Server.self).host == "chat")
  }

  @Test(
    "A fake registered in a copy doesn't change the original container",
    .proves("OURS-214"))
  func oneTest() {
    let shop = makeShopContainer()
    let session = shop.resolve(Session.self)
    let test = shop.copy()
    test.register((any CheckoutClient).self) { _ in FakeCheckoutClient() }
    #expect(test.resolve(Checkout.self).buy("tea") == "fake: 1 item")
    #expect(shop.resolve(Checkout.self).buy("tea") == "Ada pays for tea")
    #expect(shop.resolve(Session.self) === session)
    #expect(test.resolve(Session.self) !== session)
  }

  @Test("`@Injected` resolves once, when its owner is initialized", .proves("OURS-215"))
  @MainActor
  func wrapper() {
    Shop.container = makeShopContainer()
    let screen = CheckoutScreen()
    Shop.container.register((any CheckoutClient).self) { _ in FakeCheckoutClient() }
    #expect(screen.tapBuy() == "Ada pays for tea")
    #expect(CheckoutScreen().tapBuy() == "fake: 1 item")
    Shop.container = Container()
    #expect(screen.tapBuy() == "Ada pays for tea and tea")
  }

  @Test(
    "A container with properties instead of registrations creates a working checkout",
    .proves("OURS-216"))
  func properties() {
    let container = PropertyContainer()
    #expect(container.checkout.buy("tea") == "Ada pays for tea")
    #expect(container.checkout.buy("bread") == "Ada pays for tea and bread")
    #expect(container.session === container.session)
    #expect(container.checkout !== container.checkout)
  }

  @Test(
    "A resolved function uses each call's arguments, unlike a cached service",
    .proves("OURS-219"))
  func arguments() {
    let session = Session(user: "Ada")
    let orders = Before.ArgumentContainer()
    orders.register(OrderDetail.self) { OrderDetail(number: $0, session: session) }
    let titles = [7, 8].map { orders.resolve(OrderDetail.self, argument: $0).title }
    #expect(titles == ["order 7 of Ada", "order 7 of Ada"])
    let container = makeShopContainer()
    registerOrders(in: container)
    #expect(container.check() == [])
    let makeDetail = container.resolve(MakeOrderDetail.self)
    #expect([7, 8].map { makeDetail($0).title } == ["order 7 of Ada", "order 8 of Ada"])
  }

  @Test("`reset()` doesn't change objects that were already resolved", .proves("OURS-220"))
  func reset() {
    let container = makeShopContainer()
    container.register(Cart.self, .weak) { _ in Cart() }
    let (session, cart) = (container.resolve(Session.self), container.resolve(Cart.self))
    let checkout = container.resolve(Checkout.self)
    container.reset()
    #expect(container.resolve(Session.self) !== session)
    #expect(container.resolve(Cart.self) !== cart)
    #expect(checkout.buy("tea") == "Ada pays for tea")
    #expect(cart.items == ["tea"])
    #expect(container.check() == [])
  }

  @Test("A function on the main actor can register a main-actor object", .proves("OURS-221"))
  @MainActor
  func mainActor() {
    let container = makeShopContainer()
    registerScreens(in: container)
    #expect(container.check() == [])
    #expect(container.resolve(CartModel.self).title == "cart of Ada")
  }

  @Test(
    "`assumeIsolated` in a factory crashes off the main thread",
    .proves("OURS-221"))
  func assumedMainActor() async throws {
    let container = SharedContainer()
    container.register(CartModel.self) { _ in
      MainActor.assumeIsolated { CartModel(session: Session(user: "Ada")) }
    }
    #expect(await MainActor.run { container.resolve(CartModel.self).title } == "cart of Ada")
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = SharedContainer()
      container.register(CartModel.self) { _ in
        MainActor.assumeIsolated { CartModel(session: Session(user: "Ada")) }
      }
      await Task.detached { _ = container.resolve(CartModel.self) }.value
    }
    // Swift 6.3 garbles the message of `assumeIsolated`. The container's own message would be readable.
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(result.exitStatus))
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!output.contains("No registration"))
  }

  @Test(
    "Two sessions exist if the container doesn't return the root's session",
    .proves("OURS-222"))
  @MainActor
  func leaving() {
    Shop.container = makeShopContainer()
    #expect(Leaving.CheckoutScreen().tapBuy() == "Ada pays for tea")
    let fake = Checkout(client: FakeCheckoutClient(), cart: Cart())
    #expect(Leaving.CheckoutScreen(checkout: fake).tapBuy() == "fake: 1 item")
    let root = Leaving.Root()
    #expect(Shop.container.resolve(Session.self) !== root.session)
    Shop.container.register(Session.self) { _ in root.session }
    #expect(Shop.container.resolve(Session.self) === root.session)
    #expect(CheckoutScreen().tapBuy() == "Ada pays for tea")
    #expect(root.makeCheckoutScreen().tapBuy() == "Ada pays for tea")
  }
}
