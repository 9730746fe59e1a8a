import Foundation
import Friends
import Playground
import ServerAPI

chapter(
  "06 CompositionRoot", "one place makes the objects and joins them.",
  "The login opens the list itself, so it takes what only the list needs.",
  "One place makes and joins everything instead, and says who comes after whom.")

section("Login opens the list itself")
let stack = ScreenStack()
let client = ClientFactory(transport: Server.answer).makeClient()
let pushing = Before.LoginViewModel(
  loginAPI: client.login, fetchItems: client.fetchItems, navigation: stack)
step { pushing.login() }
show(stack.screens.map(\.title))  // predict

section("The checkout opens that login, too")
let checkout = ScreenStack()
checkout.push(FlowScreen(title: "Cart"))
let checkoutLogin = Before.LoginViewModel(
  loginAPI: client.login, fetchItems: client.fetchItems, navigation: checkout)
step { checkoutLogin.login() }
show(checkout.screens.map(\.title))

section("One root, two logins")
let shopRoot = ShopRoot(transport: Server.answer)
step { shopRoot.makeLogin().login() }
show(shopRoot.path == [.items])
step { shopRoot.path = [.cart, .checkoutLogin] }
step { shopRoot.makeCheckoutLogin().login() }
show(shopRoot.path == [.cart])

section("Who opens the list, before")
for line in recordPushingLogin() { note(line) }

section("The flow opens the list")
let scene = SceneDelegate(transport: Server.answer, list: ItemsComposer.init)
step { scene.willConnect() }
for line in scene.navigation.rendered() { note(line) }
step { scene.navigation.tap() }
for line in scene.navigation.rendered() { note(line) }
show(scene.navigation.screens.map(\.title))

section("Who opens the list, after")
for line in recordReportingLogin() { note(line) }

section("Friends after the login")
let recomposed = SceneDelegate(transport: Server.answer, list: FriendsComposer.init)
step { recomposed.willConnect() }
step { recomposed.navigation.tap() }
show(recomposed.navigation.screens.map(\.title))
for line in recomposed.navigation.rendered() { note(line) }

section("A login that is refused")
note("The login calls onLogin only after a success, so no screen follows:")
let refused = SceneDelegate(transport: Server.refuse)
step { refused.willConnect() }
step { refused.navigation.tap() }
for line in refused.navigation.rendered() { note(line) }
show(refused.navigation.screens.map(\.title))

section("A client that the root didn't make")
let ownClient = ServerAPIClient(transport: Server.answer)
let ownFriends = FriendListViewModel(fetchFriends: ownClient.fetchFriends)
step { ownFriends.getList() }
show(ownFriends.lines)

section("Who holds whom")
note("Every object of the scene. No arrow leaves a view model: it holds closures.")
for line in references(from: scene) { note(line) }

section("Three roots")
note("Several objects, as above. One function. A container of twenty lines:")
let byFunction = composeInOneFunction(transport: Server.answer)
step { byFunction.tap() }
show(byFunction.screens.map(\.title))
let byContainer = composeByContainer(transport: Server.answer)
step { byContainer.willConnect() }
step { byContainer.navigation.tap() }
show(byContainer.navigation.screens.map(\.title))
show(references(from: byContainer) == references(from: scene))

section("A new list for each visit, or one for all")
note("The root decides. Neither the list nor its composer knows:")
let makingScene = SceneDelegate(transport: Server.answer)
show(countLists(in: makingScene, visits: 3))  // predict
let cachingScene = SceneDelegate(transport: Server.answer) {
  CachingListComposer(ItemsComposer(client: $0))
}
show(countLists(in: cachingScene, visits: 3))  // predict

section("What a visit leaves")
note("After a visit, while the scene still lives:")
let (afterMaking, afterCaching) = (Lifetimes(), Lifetimes())
let visitedScene = visitOnce(SceneDelegate(transport: Server.answer), afterMaking)
show(afterMaking.freed)  // predict
let visitedCachingScene = visitOnce(
  SceneDelegate(transport: Server.answer) { CachingListComposer(ItemsComposer(client: $0)) },
  afterCaching)
show(afterCaching.freed)  // predict

section("When the scene is released")
let used = Lifetimes()
useOnce(used)  // opens a scene, logs in, and releases the scene
show(used.freed)

section("A child flow, after back")
let (stored, removed, owned) = (Lifetimes(), Lifetimes(), Lifetimes())
let storing = Before.ShopFlow {
  stored.watch("checkout", CheckoutFlow(navigation: $0, onEnd: $1))
}
let removing = ShopFlow { removed.watch("checkout", CheckoutFlow(navigation: $0, onEnd: $1)) }
for _ in 1...3 {
  storing.openCheckout()
  storing.navigation.pop()
  removing.openCheckout()
  removing.navigation.pop()
}
show(stored.tally)  // predict: Before.ShopFlow.children, Before.ShopFlow.openCheckout
show(removed.tally)

section("A child flow that its screen owns")
let shopStack = ScreenStack()
let flowOfCart = { owned.watch("checkout", OwnedCheckoutFlow(navigation: shopStack)) }
step { shopStack.push(flowOfCart().makeCart()) }
step { shopStack.tap() }
show(shopStack.screens.map(\.title))
show(owned.tally)
step { shopStack.pop() }
step { shopStack.pop() }
show(owned.tally)  // predict

section("Before the first test")
let requests = Log()
let recording: ServerAPIClient.Transport = { request, answer in
  requests.note(request.path)
  Server.answer(request, answer)
}
note("The app starts first. Then a test makes its own root, with a stub:")
let app = launchShop(environment: [:], transport: recording)
let tested = ShopRoot(transport: Server.answer)
step { tested.makeLogin().login() }
show(requests.lines)  // predict: launchShop

section("An app that starts nothing")
let quiet = Log()
let empty = launchShop(environment: ["SHOP_UNIT_TESTS": "1"]) { request, _ in
  quiet.note(request.path)
}
show(empty == nil)
show(quiet.lines)

section("A flag that changes during the checkout")
let switchedOn = Locked<Set<Flag>>([])
let flags = Flags { flag in switchedOn.withLock { $0.contains(flag) } }
let (steps, banner) = (CheckoutSteps(flags: flags), SaleBanner(flags: flags))
step { switchedOn.withLock { $0 = [.oneStepCheckout, .sale] } }
show(banner.text)
show(steps.titles)  // predict: CheckoutSteps
show(CheckoutSteps(flags: flags).titles)

section("One program, two builds")
let addresses = Log()
for build in ["staging", "www"] {
  let settings = try ShopSettings(["ShopHost": "\(build).shop.example", "ShopAPIKey": "demo"])
  let root = ShopRoot(
    transport: settings.transport { address, _, _ in addresses.note(address) })
  root.makeItems().getList()
}
let withoutKey = ["ShopHost": "www.shop.example", "ShopAPIKey": ""]
for line in addresses.lines { note(line) }
show(Result { try ShopSettings(withoutKey) })

section("A link before the login")
let navigation = ShopNavigation()
step { navigation.open(URL(string: "https://shop.example/items/7")!) }
show(navigation.path == [])
step { navigation.didLogin() }
show(navigation.path == [.items, .item(7)])
step { navigation.open(URL(string: "https://shop.example/help")!) }
show(navigation.path == [.items, .item(7)])

staysOpen("How many of each are there, and for how long?")
