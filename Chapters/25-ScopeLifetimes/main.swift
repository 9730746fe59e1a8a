import Playground
import Scopes

chapter(
  "25 ScopeLifetimes", "how long the things of a login live.",
  "There is a socket for each login, and one stays open after the logout.",
  "What belongs to a login lives in its scope, and dies with it.")

section("Everywhere, and not usable")
show("Before.Session.shared.user == nil", Before.Session.shared.user == nil)  // predict
note("It can be read before anybody has logged in, and that ends the program.")

section("As the document prints it")
let (deaf, sockets) = (Recorder(), Recorder())
let printed = Before.LoggedInResource(injecting: app(watching: sockets))
note("Listen, and send:")
deaf.listen(to: printed.chatThreadSource)
step("printed.messagingNetworkService.send(\"hello\")") {
  printed.messagingNetworkService.send("hello")
}
show("deaf.lines", deaf.lines)  // predict
note("The service is computed: one was asked, and another one listens. Both are gone:")
show("sockets.tally", sockets.tally)  // predict

section("One service for the scope")
let (inbox, opened) = (Recorder(), Recorder())
let shop = app(watching: opened)
let login = shop.logIn()
note("Nobody has asked for it yet:")
show("opened.tally", opened.tally)  // predict
inbox.listen(to: login.chatThreadSource)
step("login.messagingNetworkService.send(\"hello\")") {
  login.messagingNetworkService.send("hello")
}
show("inbox.lines", inbox.lines)
show("opened.tally", opened.tally)  // predict

section("Two logins")
var others = [shop.logIn()]
step("others[0].messagingNetworkService.send(\"other\")") {
  others[0].messagingNetworkService.send("other")
}
show("inbox.lines", inbox.lines)
show("opened.tally", opened.tally)
note("A logout closes the socket of its login, and no other:")
step("others = []") { others = [] }
show("opened.tally", opened.tally)  // predict

section("Built for a view")
let ada = User(id: "u1", sessionToken: "t1")
let grace = User(id: "u2", sessionToken: "t2")
let screens = [ada, grace].map(login.threadsAuthoredByUserViewController)
step("login.messagingNetworkService.send(\"again\")") {
  login.messagingNetworkService.send("again")
}
show("screens.map(\\.titles)", screens.map(\.titles))  // predict

section("A child keeps its parents")
let scopes = Recorder()
note("Nobody but the list of threads holds its login, and all three live:")
var threadLists = [openThreads(scopes)]
show("scopes.alive", scopes.alive)  // predict
show("threadLists[0].greeting", threadLists[0].greeting)
for line in references(from: threadLists[0]) { note(line) }
step("threadLists = []") { threadLists = [] }
show("scopes.freed", scopes.freed)

section("A parent that stores its child")
let kept = Recorder()
var keepers = [kept.watch("login", KeepsItsChild(injecting: app(watching: kept)))]
show("keepers[0].threadList.greeting", keepers[0].threadList.greeting)
for line in references(from: keepers[0]) { note(line) }
step("keepers[0].messagingNetworkService.send(\"hello\")") {
  keepers[0].messagingNetworkService.send("hello")
}
step("keepers = []") { keepers = [] }
note("After the logout its socket is open, too:")
show("kept.alive", kept.alive)  // predict

staysOpen("A token, a locale and a theme are needed four scopes down.")
