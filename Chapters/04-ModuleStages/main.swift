import Playground

chapter(
  "04 ModuleStages", "four shapes of the same modules, and what each rebuilds.",
  "All features ask one shared client: a new call for friends rebuilds them all.",
  "Each feature gets a module, and the client is cut in three ways.")

section("One shared client")
let sharedLogin = Before.LoginViewModel()
sharedLogin.login()
show(sharedLogin.message)
let sharedItems = Before.ItemListViewModel()
sharedItems.getList()
show(sharedItems.lines)
let sharedFriends = Before.FriendListViewModel()
sharedFriends.getList()
show(sharedFriends.lines)
note("Login can fetch friends, although it has nothing to do with them:")
var fetched: [String] = []
sharedLogin.client.fetchFriends { fetched = ((try? $0.get()) ?? []).map(\.name) }
show(fetched)  // predict

section("A call for friends")
note("Compiled again, in a debug build:")
note(RecordedRow.edits[0].lines[0])

section("Extensions")
let extensionLogin = Extensions.LoginViewModel()
extensionLogin.login()
show(extensionLogin.message)
let extensionItems = Extensions.ItemListViewModel()
extensionItems.getList()
show(extensionItems.lines)
let extensionFriends = Extensions.FriendListViewModel()
extensionFriends.getList()
show(extensionFriends.lines)

section("A mock that is a subclass")
note("The mock overrides execute, which the class declares. It also has a login:")
let mock = Extensions.MockServerAPIClient()
let loginViewModel = Extensions.LoginViewModel()
step { loginViewModel.client = mock }
loginViewModel.login()
show(loginViewModel.message)  // predict: Extensions.LoginViewModel, Extensions.MockServerAPIClient

section("Inversion")
let client = Inversion.ServerAPIClient()
let realLogin = Inversion.LoginViewModel(client: client)
realLogin.login()
show(realLogin.message)
note("A mock that isn't a subclass:")
let mockedLogin = Inversion.LoginViewModel(
  client: Inversion.MockServerAPIClient(user: User(name: "Grace")))
mockedLogin.login()
show(mockedLogin.message)  // predict

section("An adapter in Main")
let adapter = Adapters.LoginAdapter(client: Adapters.ServerAPIClient())
let adaptedLogin = Adapters.LoginViewModel(client: adapter)
adaptedLogin.login()
show(adaptedLogin.message)

section("A need as a closure")
note("Items takes a closure, and a method of the client fits:")
let itemList = Inversion.ItemListViewModel(fetchItems: client.fetchItems)
itemList.getList()
show(itemList.lines)  // predict

section("Two edits, compiled again in debug")
note("A new server call for Login:")
RecordedRow.edits[1].lines.forEach(note)
note("A new method of the client:")
RecordedRow.edits[0].lines.forEach(note)

section("A new public method of Login, in release")
RecordedRow.edits[2].lines.forEach(note)

section("What a second app compiles with Login")
RecordedRow.reuse[0].lines.forEach(note)

section("What a second app compiles with ServerAPI")
RecordedRow.reuse[1].lines.forEach(note)

staysOpen("With adapters only Main knows both sides. How are they written and connected?")
