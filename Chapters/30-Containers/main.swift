import Playground

chapter(
  "30 Containers", "one object makes all others on request.",
  "A root makes every object by hand, and each app repeats it.",
  "A new colleague proposes a container. What does it give, what does it cost?")

section("By a root")
let shopRoot = ShopRoot(session: Session(user: "Ada"))
let orderPage = shopRoot.makeOrderPage()
show(orderPage.checkout.buy("tea"))
show(orderPage.receipt.text)

section("One page, one cart")
let page = makeShopContainer().resolve(OrderPage.self)
show(page.checkout.buy("tea"))
show(page.receipt.text)  // predict

section("Who holds whom")
for line in references(from: page) { note(line) }

section("A function as the service")
let orderShop = makeShopContainer()
step { registerOrders(in: orderShop) }
let makeDetail = orderShop.resolve(MakeOrderDetail.self)
show(makeDetail(1).title)
show(makeDetail(2).title)

section("What the check finds")
show(makeShopContainer().check())
note("The session is not registered:")
for problem in containerWithoutSession().check() { note(problem) }
note("The client is registered under its own type:")
for problem in containerWithConcreteType().check() { note(problem) }
note("Two services need each other:")
for problem in containerWithCycle().check() { note(problem) }

section("A factory that throws")
for problem in containerWithMissingFile().check() { note(problem) }
note("The start awaits the session:")
let startedShop = try await startShop { Session(user: "Ada") }
show(startedShop.check())
show(startedShop.resolve(Checkout.self).buy("tea"))

section("By a property wrapper")
step { Shop.container = makeShopContainer() }
let screen = CheckoutScreen()
step { Shop.container.register((any CheckoutClient).self) { _ in FakeCheckoutClient() } }
show(screen.tapBuy())  // predict
show(CheckoutScreen().tapBuy())

section("After a reset")
var user = "Ada"
let loginShop = makeShopContainer()
loginShop.register(Session.self, .cached) { _ in Session(user: user) }
let openCheckout = loginShop.resolve(Checkout.self)
note("Ada logs out, and Grace logs in:")
step { user = "Grace" }
step { loginShop.reset() }
show(loginShop.resolve(Checkout.self).buy("mug"))
show(openCheckout.buy("tea"))  // predict

section("The smallest container")
let container = FirstContainer()
step { container.register(Cart.self) { _ in Cart() } }
show(container.resolve(Cart.self).items)
let (cart, otherCart) = (container.resolve(Cart.self), container.resolve(Cart.self))
show(cart === otherCart)  // predict: FirstContainer.resolve

section("Four lifetimes")
note("After two requests, and after their release:")
show(tallies(for: .unique))
show(tallies(for: .cached))
show(tallies(for: .weak))  // predict
show(tallies(for: .graph))

section("A factory that captures its container")
let usingTheArgument = cartsAfterRelease {
  $0.register(Receipt.self) { try Receipt(cart: $0.resolve()) }
}
show(usingTheArgument)
show(cartsAfterRelease(Before.registerReceipt))

section("Two servers")
let servers = Container()
step { servers.register(Server.self) { _ in Server(host: "shop") } }
step { servers.register(Server.self) { _ in Server(host: "chat") } }
show(servers.resolve(Server.self).host)  // predict: Container.registrations
servers.register(.shop) { _ in Server(host: "shop") }
servers.register(.chat) { _ in Server(host: "chat") }
show(servers.resolve(.shop).host)

section("An argument that stays")
let session = Session(user: "Ada")
let orders = Before.ArgumentContainer()
orders.register(OrderDetail.self) { OrderDetail(number: $0, session: session) }
show(orders.resolve(OrderDetail.self, argument: 1).title)
show(orders.resolve(OrderDetail.self, argument: 2).title)  // predict

section("A container for one test")
let shop = makeShopContainer()
let test = shop.copy()
step { test.register((any CheckoutClient).self) { _ in FakeCheckoutClient() } }
show(test.resolve(Checkout.self).buy("tea"))
show(shop.resolve(Checkout.self).buy("tea"))  // predict

section("An object of the main actor")
let screens = makeShopContainer()
step { registerScreens(in: screens) }
show(screens.resolve(CartModel.self).title)

section("Two threads at once")
show(await sessionCountHalfLocked())  // predict
show(await sessionCountLocked())

section("On the way out")
step { Shop.container = makeShopContainer() }
show(Leaving.CheckoutScreen().tapBuy())
let root = Leaving.Root()
show(Shop.container.resolve(Session.self) === root.session)  // predict: Leaving.Root
step { Shop.container.register(Session.self) { _ in root.session } }
show(Shop.container.resolve(Session.self) === root.session)
show(root.makeCheckoutScreen().tapBuy())

staysOpen("Tests that run side by side share the container of the property wrapper.")
