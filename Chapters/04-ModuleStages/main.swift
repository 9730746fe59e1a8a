import Playground

chapter(
  "04 ModuleStages", "three shapes of the same modules, and what each rebuilds.",
  "All features ask one shared client: a new call for friends rebuilds them all.",
  "Each feature gets a module, and the client is cut in three ways.")

section("Stage 1: one shared concrete type")
let login1 = Before.LoginViewModel()
login1.login()
show("login1.message", login1.message)
let items1 = Before.ItemListViewModel()
items1.getList()
show("items1.lines", items1.lines)
let friends1 = Before.FriendListViewModel()
friends1.getList()
show("friends1.lines", friends1.lines)
note("Login can fetch friends, which are none of its business:")
var fetched: [String] = []
login1.client.fetchFriends { fetched = ((try? $0.get()) ?? []).map(\.name) }
show("fetched", fetched)  // predict

section("Stage 2: extensions")
let login2 = Extensions.LoginViewModel()
login2.login()
show("login2.message", login2.message)
let items2 = Extensions.ItemListViewModel()
items2.getList()
show("items2.lines", items2.lines)
let friends2 = Extensions.FriendListViewModel()
friends2.getList()
show("friends2.lines", friends2.lines)
note("A mock can override execute, which the class declares. It cannot override login,")
note("which an extension declares. A login of its own is never asked:")
let mock = Extensions.MockServerAPIClient()
step("login2.client = mock") { login2.client = mock }
login2.login()
show("login2.message", login2.message)  // predict

section("Stage 3: dependency inversion")
let client = Inversion.ServerAPIClient()
let login3 = Inversion.LoginViewModel(client: client)
login3.login()
show("login3.message", login3.message)
note("Login cannot tell the server from an answer that is there already:")
let remembered = Inversion.MockServerAPIClient(user: User(name: "Ada"))
let login4 = Inversion.LoginViewModel(client: remembered)
login4.login()
show("login4.message", login4.message)  // predict
note("Items says its need by a closure, and a method of the client fits:")
let items3 = Inversion.ItemListViewModel(fetchItems: client.fetchItems)
items3.getList()
show("items3.lines", items3.lines)  // predict

section("What each stage recompiles")
note("Recorded by Scripts/measure-rebuilds, not measured now. S1/3 is one of the three")
note("files of ServerAPI; L is Login, I is Items, F is Friends, M is Main.")
for row in RecordedRow.edits { row.lines.forEach(note) }
note("Inversion keeps the client's changes from the features, and pays: a new need of")
note("Login recompiles the client; in release, so does any public change of Login.")

section("What comes along when one module is reused")
note("Recorded too: what is compiled when only that module is built.")
for row in RecordedRow.reuse { row.lines.forEach(note) }
note("Login goes alone now. The client goes nowhere without all features.")

staysOpen("Whichever way it is cut, somebody knows too much.")
