import Playground
import Scopes

chapter("25 ScopeLifetimes", "how long the things of a login live.")

section("Everywhere, and not usable")
show("GlobalLogin.shared.user == nil", GlobalLogin.shared.user == nil)
note("It can be read before anybody has logged in, and that ends the program.")

section("As the document prints it")
let app = AppResource(injecting: NilResource())
let printed = AsPrinted.LoggedInResource(injecting: app)
note("Listen, and send:")
let deaf = Inbox(printed.chatThreadSource)
step("printed.messagingNetworkService.send(\"hello\")") {
  printed.messagingNetworkService.send("hello")
}
show("deaf.titles", deaf.titles)
note("The service is computed: one was asked, and another one listens.")
show("app.diary.opened", app.diary.opened)

section("One service for the scope")
let second = AppResource(injecting: NilResource())
let login = second.logIn()
note("Nobody has asked for it yet:")
show("second.diary.opened", second.diary.opened)
let inbox = Inbox(login.chatThreadSource)
step("login.messagingNetworkService.send(\"hello\")") {
  login.messagingNetworkService.send("hello")
}
show("inbox.titles", inbox.titles)
show("second.diary.opened", second.diary.opened)

section("Two logins")
let other = second.logIn()
step("other.messagingNetworkService.send(\"other\")") {
  other.messagingNetworkService.send("other")
}
show("inbox.titles", inbox.titles)
show("second.diary.opened", second.diary.opened)

section("Built for a view")
let ada = User(id: "u1", sessionToken: "t1")
let bob = User(id: "u2", sessionToken: "t2")
let screens = [ada, bob].map(login.threadsAuthoredByUserViewController)
step("login.messagingNetworkService.send(\"again\")") {
  login.messagingNetworkService.send("again")
}
show("screens.map(\\.inbox.titles)", screens.map(\.inbox.titles))

section("A child keeps its parents")
var scopes: (app: AppResource<NilResource>?, login: LoggedInResource<AppResource<NilResource>>?)
scopes.app = AppResource(injecting: NilResource())
scopes.login = scopes.app?.logIn()
var threadLists = [scopes.login?.chatThreadListResource].compactMap(\.self)
let diary = threadLists[0].injected.diary
step("scopes = (nil, nil)") { scopes = (nil, nil) }
show("diary.ended", diary.ended)
show("threadLists[0].greeting", threadLists[0].greeting)
for line in references(from: threadLists[0]) { note(line) }
step("threadLists = []") { threadLists = [] }
show("diary.ended", diary.ended)

section("A parent that stores its child")
var keepers = [KeepsItsChild(injecting: AppResource(injecting: NilResource()))]
let kept = keepers[0].diary
show("keepers[0].threadList.greeting", keepers[0].threadList.greeting)
for line in references(from: keepers[0]) { note(line) }
step("keepers = []") { keepers = [] }
show("kept.ended", kept.ended)
