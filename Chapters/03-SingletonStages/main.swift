import Playground

chapter("03 SingletonStages", "from a singleton to a property, and what tests can do.")

section("The singleton of the book")
show("GoFStage.ServerAPIClient.made", GoFStage.ServerAPIClient.made)
note("Eight threads ask for it at once:")
let met = await onThreads(8) { ObjectIdentifier(GoFStage.ServerAPIClient.shared) }
show("Set(met).count", Set(met).count)
show("GoFStage.ServerAPIClient.made", GoFStage.ServerAPIClient.made)
note("An extension in the file of the class makes another all the same:")
let another = GoFStage.ServerAPIClient.another()
show("another === GoFStage.ServerAPIClient.shared", another === GoFStage.ServerAPIClient.shared)

section("Once, or once for each thread")
note("'static let' makes its value once. 'lazy var' looks, makes, sets, as here:")
let lazily = CheckThenSet(threads: 8)
_ = await onThreads(8) { lazily.use() }
show("lazily.made > 1", lazily.made > 1)
note("A real 'lazy var' is a data race as well: see ChildProcessTests.")

section("The singleton of Swift")
let mine = SwiftStage.ServerAPIClient()
show("mine === SwiftStage.ServerAPIClient.shared", mine === SwiftStage.ServerAPIClient.shared)
let sessions = SwiftStage.sessions()
show("sessions.another === sessions.shared", sessions.another === sessions.shared)
note("A view model that asks '.shared' cannot be given another client:")
let stuck = SwiftStage.LoginViewModel()
step("stuck.login()") { stuck.login() }
show("stuck.message", stuck.message)

section("A property, and the mock as printed")
show("PropertyStage.ServerAPIClient.made", PropertyStage.ServerAPIClient.made)
let loginViewModel = PropertyStage.LoginViewModel()
note("The view model has made the real client, before the mock comes:")
show("PropertyStage.ServerAPIClient.made", PropertyStage.ServerAPIClient.made)
let empty = PropertyStage.EmptyMockServerAPIClient()
note("The mock inherits the real initialiser, which ran again:")
show("PropertyStage.ServerAPIClient.made", PropertyStage.ServerAPIClient.made)
step("loginViewModel.client = empty") { loginViewModel.client = empty }
step("loginViewModel.login()") { loginViewModel.login() }
note("And it inherits the real login:")
show("loginViewModel.message", loginViewModel.message)
show("empty.logins", empty.logins)

section("A property, and mocks that override")
let mock = PropertyStage.MockServerAPIClient()
step("loginViewModel.client = mock") { loginViewModel.client = mock }
step("loginViewModel.login()") { loginViewModel.login() }
show("loginViewModel.message", loginViewModel.message)
show("mock.logins", mock.logins)
note("Each other behaviour is another class, until one takes it as a closure:")
let stub = PropertyStage.StubServerAPIClient { $0(.success(User(name: "stub"))) }
step("loginViewModel.client = stub") { loginViewModel.client = stub }
step("loginViewModel.login()") { loginViewModel.login() }
show("loginViewModel.message", loginViewModel.message)

section("Global mutable: anybody sets it")
let atLogin = GlobalStage.LoginViewModel()
step("atLogin.login()") { atLogin.login() }
show("atLogin.message", atLogin.message)
step("GlobalStage.DemoTour().begin()") { GlobalStage.DemoTour().begin() }
step("atLogin.login()") { atLogin.login() }
show("atLogin.message", atLogin.message)

section("Global mutable: who notices")
let real = GlobalStage.ServerAPIClient()
step("GlobalStage.ServerAPIClient.shared = real") { GlobalStage.ServerAPIClient.shared = real }
let times = GlobalStage.BindingTimes()
let swapped = GlobalStage.MockServerAPIClient(name: "mock")
step("GlobalStage.ServerAPIClient.shared = swapped") {
  GlobalStage.ServerAPIClient.shared = swapped
}
show("times.throughShared", times.throughShared)
show("times.throughProperty", times.throughProperty)
show("times.throughReference", times.throughReference)
show("times.throughClosure", times.throughClosure)

section("Global mutable: what one test leaves to the next")
step("GlobalStage.ServerAPIClient.shared = real") { GlobalStage.ServerAPIClient.shared = real }
show("GlobalStage.testB()", GlobalStage.testB())
show("GlobalStage.testA()", GlobalStage.testA())
show("GlobalStage.testB()", GlobalStage.testB())
note("Cleaned up, it leaves nothing, as long as no other test runs meanwhile:")
step("GlobalStage.ServerAPIClient.shared = real") { GlobalStage.ServerAPIClient.shared = real }
show("GlobalStage.testAWithCleanUp()", GlobalStage.testAWithCleanUp())
show("GlobalStage.testB()", GlobalStage.testB())

section("Two tests side by side")
note("Both put in their mock, then both ask. How many meet their own:")
show("await keepers(in: GlobalStage.self)", await keepers(in: GlobalStage.self))
show("await keepers(in: TaskLocalStage.self)", await keepers(in: TaskLocalStage.self))
show("await keepers(in: OverridingMock.self)", await keepers(in: OverridingMock.self))

section("Back again, and past the property")
let app = BackAgainStage.App()
let spy = BackAgainStage.MockServerAPIClient(name: "mock item")
step("app.items.client = spy") { app.items.client = spy }
step("app.items.getList()") { app.items.getList() }
show("app.items.lines", app.items.lines)
show("spy.asked", spy.asked)
show("BackAgainStage.ServerAPIClient.shared.fetches", BackAgainStage.ServerAPIClient.shared.fetches)

section("Who holds whom")
for line in references(from: app) { note(line) }
note("The call went where no arrow is.")

section("Configured before use")
step("ConfiguredStage.ServerAPIClient.configuredHost = \"first\"") {
  ConfiguredStage.ServerAPIClient.configuredHost = "first"
}
show("ConfiguredStage.ServerAPIClient.shared.host", ConfiguredStage.ServerAPIClient.shared.host)
note("Too late is silent; too early, before any value, ends the program:")
step("ConfiguredStage.ServerAPIClient.configuredHost = \"second\"") {
  ConfiguredStage.ServerAPIClient.configuredHost = "second"
}
show("ConfiguredStage.ServerAPIClient.shared.host", ConfiguredStage.ServerAPIClient.shared.host)
note("Two singletons whose initialisers need each other hang: see ChildProcessTests.")

section("Where a shared instance does no harm")
let texts = await onThreads(8) { StableStage.PriceFormat.shared.text(cents: 205) }
show("Set(texts)", Set(texts))

section("Eight stages, six checks")
for (index, check) in StageCheck.allCases.enumerated() { note("\(index + 1) \(check.rawValue)") }
for line in await stageTable() { note(line) }
