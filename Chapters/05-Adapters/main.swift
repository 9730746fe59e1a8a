import Friends
import Items
import Login
import Playground
import ServerAPI

chapter(
  "05 Adapters", "modules that do not know each other, joined in one place.",
  "A second app wants one module alone, and each shape drags another one along.",
  "So a feature says what it needs, and an adapter in Main connects it.")

section("What chapter 04 recorded, and a row more")
note("Compiled again when ServerAPI gets one more public method:")
for line in RecordedShape.lines(\.newPublicMethod) { note(line) }
note("Compiled again when Login needs one more server call:")
for line in RecordedShape.lines(\.newLoginCall) { note(line) }
note("Compiled when another program takes Login:")
for line in RecordedShape.lines(\.loginElsewhere) { note(line) }
note("Compiled when another program takes ServerAPI:")
for line in RecordedShape.lines(\.clientElsewhere) { note(line) }

section("Two forms that do not fit")
let client = ServerAPIClient.demo()
let path = "/login"
note("The client takes a path and delivers bytes:")
show("text(client, path)", text(client, path))
note("Login takes a function that delivers a User, whoever it is from:")
let alone = LoginViewModel(loginAPI: { $0(.success(User(name: "Grace"))) })
step("alone.login()") { alone.login() }
show("alone.message", alone.message)

section("Adapters in between")
let app = App(client: client)
step("app.login.login()") { app.login.login() }
show("app.login.message", app.login.message)
step("app.items.getList()") { app.items.getList() }
show("app.items.lines", app.items.lines)
step("app.friends.getList()") { app.friends.getList() }
show("app.friends.lines", app.friends.lines)

section("Errors pass through them")
let broken = App(client: .broken())
step("broken.login.login()") { broken.login.login() }
show("broken.login.message", broken.login.message)  // predict
note("Bytes that are no list of items are an error, and not an empty list:")
step("broken.items.getList()") { broken.items.getList() }
show("broken.items.lines", broken.items.lines)

section("One item where a list is wanted")
note("The document's client delivers an Item, its list wants [Item]. Refused.")
note("Repair 1, above: the adapter asks for all of them, and delivers an array.")
note("Repair 2: a function that makes the one form from the other.")
let short = ItemListViewModel(fetchItems: asList(client.fetchItem))
step("short.getList()") { short.getList() }
show("short.lines", short.lines)  // predict

section("The same login, five ways")
let direct = Before.LoginViewModel(client: client)
let byMethod = LoginViewModel(loginAPI: client.login)
let byClosure = LoginViewModel(loginAPI: { completion in client.login(completion) })
let byConformance = LoginViewModel(api: client)
let byWrapper = LoginViewModel(api: LoginAdapter(client: client, path: "/v2/login"))
direct.login()
for viewModel in [byMethod, byClosure, byConformance, byWrapper] { viewModel.login() }
note("No adapter:")
show("direct.message", direct.message)
note("A method, a closure, a conformance:")
show("byMethod.message", byMethod.message)
show("byClosure.message", byClosure.message)
show("byConformance.message", byConformance.message)
note("A wrapper, which remembers another path:")
show("byWrapper.message", byWrapper.message)  // predict

section("A mock that is no relative of the client")
let tested = LoginViewModel(loginAPI: MockServerAPIClient(name: "mock").login)
step("tested.login()") { tested.login() }
show("tested.message", tested.message)

section("When a method is bound")
note("The global client is replaced after both view models were made:")
let messages = messagesAfterReplacing()
show("messages.whenComposed", messages.whenComposed)  // predict
show("messages.whenCalled", messages.whenCalled)  // predict

section("Who is freed after use")
note("A method handed out holds its object, as long as somebody has the method:")
let held = Recorder()
var kept: LoginViewModel? = composeWithMock(held)
kept?.login()
show("held.alive", held.alive)  // predict
step("kept = nil") { kept = nil }
show("held.freed", held.freed)
note("Handed to somebody one owns, one's own method is never given back:")
let leaking = Recorder()
useLeakingScreen(leaking)
show("leaking.alive", leaking.alive)  // predict
note("The client's method instead:")
let freed = Recorder()
useScreen(freed)
show("freed.freed", freed.freed)

section("Before there are modules, less will do")
note("A singleton that is not sealed, behind a property:")
let early = Before.PropertyStage.LoginViewModel()
step("early.client = Before.PropertyStage.MockServerAPIClient()") {
  early.client = Before.PropertyStage.MockServerAPIClient()
}
step("early.login()") { early.login() }
show("early.message", early.message)  // predict
note("A global that is replaced, asked at every call:")
let asking = boundWhenCalled()
let mock = MockServerAPIClient(name: "mock")
step("Before.Current.client = mock") { Before.Current.client = mock }
step("asking.login()") { asking.login() }
show("asking.message", asking.message)

staysOpen("Who makes all these adapters?")
