import Playground

chapter(
  "03 SingletonStages", "from a singleton to a parameter, and what tests can do.",
  "The shop's login asks '.shared', so its test logs in at the real server.",
  "Step by step that client becomes a parameter, and each step compiles.")

section("The singleton of Swift")
let mine = SwiftStage.ServerAPIClient()
show(mine === SwiftStage.ServerAPIClient.shared)
let sessions = SwiftStage.sessions()
show(sessions.another === sessions.shared)

section("A login that asks '.shared'")
let testStart = Server.callCount
let model = SwiftStage.LoginViewModel()
step { model.login() }
show(model.message)
show(Server.calls(since: testStart))

section("A property, and an empty mock")
let start = Server.callCount
let loginViewModel = PropertyStage.LoginViewModel()
note("Step 1's 'shared' is used for the first time. That makes the real client:")
show(Server.calls(since: start))
let mock = PropertyStage.MockServerAPIClient()
note("The test makes its mock, a subclass of the client:")
show(Server.calls(since: start))  // predict
step { loginViewModel.client = mock }
step { loginViewModel.login() }
note("The view model has the mock. The mock overrides nothing:")
show(loginViewModel.client === mock)
show(Server.calls(since: start))
show(loginViewModel.message)  // predict

section("A property, and a mock that overrides")
let beforeMock = Server.callCount
let testedModel = PropertyStage.LoginViewModel()
let overridingMock = PropertyStage.OverridingMock()
step { testedModel.client = overridingMock }
step { testedModel.login() }
show(testedModel.message)
note("The mock answered. Meanwhile the server has logged:")
show(Server.calls(since: beforeMock))  // predict

section("A mock without a network")
let offline = PropertyStage.ClosureMock { $0(.failure(Offline())) }
step { testedModel.client = offline }
step { testedModel.login() }
show(testedModel.message)

section("Global mutable: a tour sets it")
let atLogin = GlobalStage.LoginViewModel()
step { atLogin.login() }
show(atLogin.message)  // predict
step { GlobalStage.HomeViewModel().beginTour() }
step { atLogin.login() }
show(atLogin.message)  // predict

section("Global mutable: which call sees the swap")
let real = GlobalStage.ServerAPIClient()
step { GlobalStage.ServerAPIClient.shared = real }
let times = GlobalStage.BindingTimes()
let swapped = GlobalStage.MockServerAPIClient(name: "mock")
step { GlobalStage.ServerAPIClient.shared = swapped }
show(times.throughShared)
show(times.throughProperty)  // predict: BindingTimes.client, BindingTimes.throughProperty
show(times.throughReference)
show(times.throughClosure)

section("Global mutable: what one test leaves to the next")
step { GlobalStage.ServerAPIClient.shared = real }
show(GlobalStage.testB())
show(GlobalStage.testA())
show(GlobalStage.testB())  // predict
note("With a cleanup, A leaves nothing behind, unless another test runs meanwhile:")
step { GlobalStage.ServerAPIClient.shared = real }
show(GlobalStage.testAWithCleanUp())
show(GlobalStage.testB())

section("Who is called before")
let before = Log()
GlobalStage.ServerAPIClient.shared = RecordingClient(log: before)
let sharedModel = GlobalStage.LoginViewModel()
before.call("login", from: "test", to: "model")
sharedModel.login()
before.answer(sharedModel.message, from: "model", to: "test")
for line in before.lines { note(line) }
GlobalStage.ServerAPIClient.shared = real

section("Who is called after")
let after = Log()
let injectedMock = InitStage.MockServerAPIClient(result: .success(User(name: "Grace")))
let injectedModel = InitStage.LoginViewModel(
  client: RecordingMock(client: injectedMock, log: after))
after.call("login", from: "test", to: "model")
injectedModel.login()
after.answer(injectedModel.message, from: "model", to: "test")
for line in after.lines { note(line) }

section("Two tests side by side")
note("Two tests, two mocks. How many tests get their own:")
show(await ownMockCount(at: .staticVar))
show(await ownMockCount(at: .taskLocal))
show(await ownMockCount(at: .property))

section("Back again, and past the property")
let log = Log()
let app = BackAgainStage.App()
let spy = BackAgainStage.MockServerAPIClient {
  log.note("mock: fetchItems")
  return Item(name: "mock")
}
let beforeList = Server.callCount
step { app.items.client = spy }
step { app.items.getList() }
show(app.items.lines)
note("The calls that the mock got, and those that the server got:")
show(log.lines)
show(Server.calls(since: beforeList))

section("Who holds whom")
for line in references(from: app) { note(line) }
note("The call to the shared client follows none of these arrows from the list.")

section("The singleton of the book")
let beforeShared = Server.callCount
note("Eight threads ask for it at once:")
let identities = await onThreads(8) { _ in ObjectIdentifier(GoFStage.ServerAPIClient.shared) }
show(Set(identities).count)
show(Server.calls(since: beforeShared))  // predict
note("An extension in the file of the class makes another all the same:")
let another = GoFStage.ServerAPIClient.another()
show(another === GoFStage.ServerAPIClient.shared)

section("Once, or once for each thread")
note("'static let' makes its value once. 'lazy var' looks, makes, sets, as here:")
show(await instanceCount(threads: 8))  // predict
note("A real 'lazy var' is a data race as well: see ChildProcessTests.")

section("Configured before use")
step { ConfiguredStage.ServerAPIClient.configuredHost = "shop.example" }
show(ConfiguredStage.ServerAPIClient.shared.host)
note("Too late is silent. Too early, before any value, it crashes:")
step { ConfiguredStage.ServerAPIClient.configuredHost = "test.example" }
show(ConfiguredStage.ServerAPIClient.shared.host)
note("Two singletons that need each other hang or crash: see ChildProcessTests.")

section("Where a shared instance does no harm")
let texts = await onThreads(8) { _ in StableStage.PriceFormat.shared.text(cents: 405) }
show(Set(texts))

section("Four shared instances that Swift 6 accepts")
show(SafeShared.Configuration.shared.host)
show(await SafeShared.Visits.shared.add())
show(SafeShared.Session.shared.userName)
show(SafeShared.RequestNumbers.shared.next())
show(SafeShared.RequestNumbers.shared.next())

section("Eight stages, six checks")
for (index, check) in Stage.checks.enumerated() { note("\(index + 1) \(check)") }
var rows = [[""] + Stage.checks.indices.map { "\($0 + 1)" }]
for stage in Stage.all { rows.append(await stage.row()) }
table(rows).forEach(note)

staysOpen("That was one login. The other features still know the one big client.")
