import Playground

chapter("04 ModuleStages", "three shapes of the same modules, and what each rebuilds.")

section("Stage 1: one shared concrete type")
let login1 = SharedType.LoginViewModel()
login1.login()
show("login1.message", login1.message)
note("Login can fetch friends, which are none of its business:")
var friends: [String] = []
login1.client.fetchFriends { friends = ((try? $0.get()) ?? []).map(\.name) }
show("friends", friends)
note("The document's list has a property client and calls shared. It takes no other:")
let items1 = SharedType.ItemListViewModel()
let empty = SharedType.EmptyServerAPIClient()
step("items1.client = empty") { items1.client = empty }
items1.getList()
show("items1.lines", items1.lines)

section("Stage 2: extensions")
let login2 = Extensions.LoginViewModel()
login2.login()
show("login2.message", login2.message)
let items2 = Extensions.ItemListViewModel()
items2.getList()
show("items2.lines", items2.lines)
note("A mock can override execute, which the class declares:")
let overriding = Extensions.OverridingClient()
step("login2.client = overriding") { login2.client = overriding }
login2.login()
show("login2.message", login2.message)
note("It cannot override login, which an extension declares. A login of its own is")
note("never asked:")
let overloading = Extensions.OverloadingClient()
step("login2.client = overloading") { login2.client = overloading }
login2.login()
show("login2.message", login2.message)

section("Stage 3: dependency inversion")
let client = Inversion.ServerAPIClient()
let login3 = Inversion.LoginViewModel(api: client)
login3.login()
show("login3.message", login3.message)
note("The same from a closure, and from an answer that is there already:")
let byClosure = Inversion.LoginByClosure(function: client.login)
let login4 = Inversion.LoginViewModel(api: byClosure)
login4.login()
show("login4.message", login4.message)
let remembered = Inversion.RememberedLogin(user: Inversion.User(name: "Ada"))
let login5 = Inversion.LoginViewModel(api: remembered)
login5.login()
show("login5.message", login5.message)
let items3 = Inversion.ItemListViewModel(fetchItems: client.fetchItems)
items3.getList()
show("items3.lines", items3.lines)

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
