import Playground

chapter(
  "04 ModuleStages", "three shapes of the same modules, and what each rebuilds.",
  "All features ask one shared client: a new call for friends rebuilds them all.",
  "Each feature gets a module, and the client is cut in three ways.")

section("One shared client")
let login1 = Before.LoginViewModel()
login1.login()
show("login1.message", login1.message)
let items1 = Before.ItemListViewModel()
items1.getList()
show("items1.lines", items1.lines)
let friends1 = Before.FriendListViewModel()
friends1.getList()
show("friends1.lines", friends1.lines)
note("Login can fetch friends, although it has nothing to do with them:")
var fetched: [String] = []
login1.client.fetchFriends { fetched = ((try? $0.get()) ?? []).map(\.name) }
show("fetched", fetched)  // predict

section("A call for friends")
note("Compiled again, in a debug build:")
note(RecordedRow.edits[0].lines[0])

section("Extensions")
let login2 = Extensions.LoginViewModel()
login2.login()
show("login2.message", login2.message)
let items2 = Extensions.ItemListViewModel()
items2.getList()
show("items2.lines", items2.lines)
let friends2 = Extensions.FriendListViewModel()
friends2.getList()
show("friends2.lines", friends2.lines)

section("A mock that is a subclass")
note("The mock overrides execute, which the class declares. It also has a login:")
let mock = Extensions.MockServerAPIClient()
step("login2.client = mock") { login2.client = mock }
login2.login()
show("login2.message", login2.message)  // predict

section("Inversion")
let client = Inversion.ServerAPIClient()
let login3 = Inversion.LoginViewModel(client: client)
login3.login()
show("login3.message", login3.message)
note("A mock that isn't a subclass:")
let remembered = Inversion.MockServerAPIClient(user: User(name: "Grace"))
let login4 = Inversion.LoginViewModel(client: remembered)
login4.login()
show("login4.message", login4.message)  // predict

section("A need as a closure")
note("Items takes a closure, and a method of the client fits:")
let items3 = Inversion.ItemListViewModel(fetchItems: client.fetchItems)
items3.getList()
show("items3.lines", items3.lines)  // predict

section("A new method of the client")
RecordedRow.edits[0].lines.forEach(note)

section("A new server call for Login")
RecordedRow.edits[1].lines.forEach(note)

section("A new public method of Login, in release")
RecordedRow.edits[2].lines.forEach(note)

section("What a second app compiles with Login")
RecordedRow.reuse[0].lines.forEach(note)

section("What a second app compiles with ServerAPI")
RecordedRow.reuse[1].lines.forEach(note)

staysOpen("Whichever way the client is cut, one module knows too much.")
