import Playground
import Scopes

chapter(
  "25 ScopeLifetimes", "how long the things of a login live.",
  "There is a socket for each login, and one stays open after the logout.",
  "What belongs to a login lives in its scope, and dies with it.")

let ada = User(id: "u1", sessionToken: "t1")
let grace = User(id: "u2", sessionToken: "t2")

section("Before the login")
show(Before.Session.shared.user == nil)  // predict
note("A screen that reads the user now crashes the app.")

section("After the logout")
let session = Before.Session.shared
let sessionSockets = Lifetimes()
session.logIn(ada, socket: sessionSockets.watch("socket", WebSocket()))
note("The chat screen listens:")
let screen = Log()
screen.listen(to: session.chat.streamingChatThreadSource)
step { session.logOut() }
show(session.user == nil)
step { session.chat.send("still here") }
show(screen.lines)
show(sessionSockets.tally)  // predict

section("One service for the login")
note("An app whose sockets are watched, and a login:")
let opened = Lifetimes()
let shop = app(watching: opened)
let login = shop.logIn(token: "t1", userId: "u1")
show(opened.tally)  // predict: LoggedInResource.webSocketMessagingService
let inbox = Log()
step { inbox.listen(to: login.chatThreadSource) }
step { login.messagingNetworkService.send("hello") }
show(inbox.lines)
show(opened.tally)

section("Who calls whom")
let calls = Log()
recordChat(calls)
for line in calls.lines { note(line) }

section("A second login")
var second: LoggedInResource? = shop.logIn(token: "t2", userId: "u2")
step { second?.messagingNetworkService.send("other") }
show(inbox.lines)
show(opened.tally)

section("The second logout")
step { second = nil }
show(opened.tally)  // predict

section("A computed service")
let sockets = Lifetimes()
let computedLogin = Before.LoggedInResource(injecting: loginAnswer(watching: sockets))
let computedInbox = Log()
step { computedInbox.listen(to: computedLogin.chatThreadSource) }
step { computedLogin.messagingNetworkService.send("hello") }
show(computedInbox.lines)  // predict: Before.LoggedInResource.webSocketMessagingService
show(sockets.tally)  // predict: Before.LoggedInResource.webSocketMessagingService

section("Built for a view")
let screens = [ada, grace].map(login.threadsAuthoredByUserViewController)
step { login.messagingNetworkService.send("again") }
show(screens.map(\.titles))  // predict: WebSocket, ThreadsAuthoredByUserViewController

section("A child keeps its parents")
let scopes = Lifetimes()
note("Only the thread list holds its login, and all three live:")
var threadLists = [openThreads(scopes)]
show(scopes.alive)  // predict
show(threadLists[0].greeting)
for line in references(from: threadLists[0]) { note(line) }
step { threadLists = [] }
show(scopes.freed)

section("What lives how long")
let lifetimes = Lifetimes()
let chatApp = lifetimes.watch("app", app(watching: lifetimes))
lifetimes.moment("start")
var chatLogin: LoggedInResource? = lifetimes.watch(
  "login", chatApp.logIn(token: "t1", userId: "u1"))
lifetimes.moment("log in")
chatLogin?.messagingNetworkService.send("hello")
lifetimes.moment("chat")
var list = (chatLogin?.chatThreadListResource).map { lifetimes.watch("thread list", $0) }
lifetimes.moment("open list")
chatLogin = nil
lifetimes.moment("log out")
list = nil
lifetimes.moment("close list")
for line in lifetimes.timeline { note(line) }

section("A parent that stores its child")
let cycle = Lifetimes()
var keeper: KeepsItsChild? = cycle.watch(
  "login", KeepsItsChild(injecting: loginAnswer(watching: cycle)))
show(keeper?.threadList.greeting ?? "")
for line in keeper.map(references) ?? [] { note(line) }

section("A logout that frees nothing")
step { keeper?.messagingNetworkService.send("hello") }
step { keeper = nil }
show(cycle.alive)  // predict

section("A window")
var window = Window(app: shop)
window.logIn(token: "t7", userId: "u7")
show(window.title)  // predict
step { window.logOut() }
show(window.title)

staysOpen("A token, a locale and a theme are needed four scopes down.")
