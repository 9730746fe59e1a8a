import Playground

chapter(
  "02 InjectionWays", "three ways to inject, and what each guarantees.",
  "We make some screens and a framework makes others, and an order needs a rule",
  "for one call only. Each can be handed what it needs.")

section("Not at all")
note("No client was handed in:")
show(Before.LoginViewModel().message())  // predict: Before.LoginViewModel, ServerAPIClient

section("Initializer")
note("Each model has the client that it was made with:")
let real = LoginViewModel(client: ServerAPIClient.shared)
show(real.message())
let tested = LoginViewModel(client: MockServerAPIClient(user: User(name: "Grace")))
show(tested.message())  // predict

section("Method")
note("One order, two rules for its discount:")
let order = Order(cents: 250)
show(order.total(with: Discount(percent: 10)))
show(order.total(with: Discount(percent: 50)))

section("One rule, two orders")
let orders = [Order(cents: 250), Order(cents: 120)]
let rule = Discount(percent: 10)
show(orders.map { $0.total(with: rule) })  // predict

section("Property, forgotten")
note("No code has set the data source:")
let table = TableView()
show(table.rendered())
let tables = Lifetimes()
var tablesMade: Int { tables.tally.made }
tables.watch("table", table)

section("Property, swapped")
note("The table gets one source after the other:")
let items = ListSource("tea", "milk")
step { table.dataSource = items }
show(table.rendered())
let friends = ListSource("Grace", "Alan")
step { table.dataSource = friends }
show(table.rendered())
show(tablesMade)  // predict

section("The same two sources, with an initializer")
let fixedTables = Lifetimes()
var fixedTablesMade: Int { fixedTables.tally.made }
let fixed = [items, friends].map { fixedTables.watch("table", FixedTableView(dataSource: $0)) }
show(fixed.map { $0.rendered() })
show(fixedTablesMade)  // predict

section("Property, gone")
note("renderTemporarySource makes a source, and no variable keeps it after the call:")
show(renderTemporarySource("bread", in: table))
show(table.rendered())  // predict: TableView

section("What lives how long")
for line in lifetimes() { note(line) }

section("Made by a framework")
note("The storyboard calls init(), and the app sets the client later:")
let screen = makeFromStoryboard(LoginScreen.self)
step { screen.client = ServerAPIClient.shared }
show(screen.message())  // predict

section("Who calls whom")
for line in recordedScreen() { note(line) }

section("The value comes later")
let slow = SlowLogin()
note("The profile exists, and its user is set in the answer:")
let early = Before.Profile()
step { slow.login { early.user = $0 } }
show(early.greeting())  // predict: Before.Profile
step { slow.answer(User(name: "Ada")) }
show(early.greeting())  // predict: Before.Profile

section("Made in the answer")
var profiles: [Profile] = []
step { slow.login { profiles.append(Profile(user: $0)) } }
show(profiles.map { $0.greeting() })
step { slow.answer(User(name: "Ada")) }
show(profiles.map { $0.greeting() })

section("Who holds whom")
for holder in [real, fixed[0], screen] as [AnyObject] {
  for line in references(from: holder) { note(line) }
}

section("A dependency that may be missing")
note("Nothing shows that these two payments aren't tracked:")
let forgetful = Before.PaymentModel()
show(forgetful.pay(250))
show(forgetful.pay(120))
note("A service that does nothing can say so:")
let offLog = Log()
let untracked = PaymentModel(
  analytics: DisabledAnalytics(reason: "no consent") { offLog.note($0) })
show(untracked.pay(250))
show(untracked.pay(120))
show(offLog.lines)

staysOpen("The older screens ask a client called '.shared', which no caller hands in.")
