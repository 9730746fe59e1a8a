import Friends
import Items
import Login
import Playground
import ServerAPI

chapter(
  "05 Adapters", "modules that don't know each other, joined in one place.",
  "A second app wants the login alone, and the login brings the shop's client.",
  "So a feature says what it needs, and an adapter in Main connects it.")

section("The login in two apps")
let client = ServerAPIClient.demo()
let till = ServerAPIClient.till()
let inShop = Before.LoginViewModel(client: client)
let atTill = Before.LoginViewModel(client: till)
step { inShop.login() }
show(inShop.message)
step { atTill.login() }
show(atTill.message)  // predict: Before.LoginViewModel.login, NoAnswer

section("Two types that don't fit")
let path = "/login"
note("The client takes a path and delivers bytes:")
show(responseText(from: client, path: path))
note("Login takes a function that delivers a User:")
let alone = LoginViewModel(loginAPI: { $0(.success(User(name: "Grace"))) })
step { alone.login() }
show(alone.message)

section("Adapters in between")
let app = App(client: client)
step { app.login.login() }
show(app.login.message)
step { app.items.getList() }
show(app.items.lines)
step { app.friends.getList() }
show(app.friends.lines)

section("The till has its own adapter")
let staff = LoginViewModel(loginAPI: till.staffLogin)
step { staff.login() }
show(staff.message)

section("Who calls whom, without an adapter")
for line in recordDirectLogin() { note(line) }

section("Who calls whom, through an adapter")
for line in recordAdaptedLogin() { note(line) }

section("A mock with one method")
let tested = LoginViewModel(loginAPI: MockServerAPIClient(name: "mock").login)
step { tested.login() }
show(tested.message)

section("An async adapter")
show(try await client.user().name)

section("Errors pass through an adapter")
let brokenApp = App(client: .broken())
step { brokenApp.login.login() }
show(brokenApp.login.message)  // predict: ServerAPIClient.broken, NoAnswer
step { brokenApp.items.getList() }
show(brokenApp.items.lines)

section("An adapter that hides errors")
let emptyList = ItemListViewModel(fetchItems: ServerAPIClient.broken().fetchItemsOrNone)
step { emptyList.getList() }
show(emptyList.lines)

section("A method holds its object")
let held = Lifetimes()
var keptModel: LoginViewModel? = composeWithMock(held)
keptModel?.login()
show(held.alive)  // predict
step { keptModel = nil }
show(held.freed)

section("A screen that hands out its own method")
let leaking = Lifetimes()
useLeakingScreen(leaking)  // creates a screen, logs in, and releases it
show(leaking.alive)  // predict
note("A screen that hands out the client's method instead:")
let repaired = Lifetimes()
useScreen(repaired)
show(repaired.freed)

section("When a method is bound")
note("The global client is replaced after both view models were made:")
let messages = messagesAfterReplacing()
show(messages.whenComposed)  // predict: Current.client
show(messages.whenCalled)  // predict

section("One item where the list wants an array")
let shortList = ItemListViewModel(fetchItems: asList(client.fetchItem))
step { shortList.getList() }
show(shortList.lines)  // predict

section("The same login, five ways")
let direct = Before.LoginViewModel(client: client)
let byMethod = LoginViewModel(loginAPI: client.login)
let byClosure = LoginViewModel(loginAPI: { completion in client.login(completion) })
let byConformance = LoginViewModel(api: client)
let byWrapper = LoginViewModel(api: LoginAdapter(client: client, path: "/v2/login"))
direct.login()
for viewModel in [byMethod, byClosure, byConformance, byWrapper] { viewModel.login() }
note("No adapter:")
show(direct.message)
note("A method, a closure, a conformance:")
show(byMethod.message)
show(byClosure.message)
show(byConformance.message)
note("A wrapper, which stores another path:")
show(byWrapper.message)  // predict

section("Before there are modules, less will do")
note("A singleton that isn't final, behind a property:")
let early = Before.PropertyStage.LoginViewModel()
step { early.client = Before.PropertyStage.MockServerAPIClient() }
step { early.login() }
show(early.message)
note("A global that a test replaces, read at every call:")
let lateBound = boundWhenCalled()
let mock = MockServerAPIClient(name: "mock")
step { Before.Current.client = mock }
step { lateBound.login() }
show(lateBound.message)

staysOpen("Which place makes all these adapters?")
