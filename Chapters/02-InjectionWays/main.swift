import Playground

chapter(
  "02 InjectionWays", "three ways in, and what each guarantees.",
  "We make some screens and a framework makes others, and an order needs a rule",
  "for one call only. Each can be handed what it needs.")

section("Not at all")
note("Nobody handed in a client, and still a server was asked:")
show("Before.LoginViewModel().message()", Before.LoginViewModel().message())

section("Constructor")
note("No client, no object. It is seen in the call, and it stays:")
let real = LoginViewModel(client: ServerAPIClient.shared)
show("real.message()", real.message())
let tested = LoginViewModel(client: MockServerAPIClient(user: User(name: "Grace")))
show("tested.message()", tested.message())  // predict

section("Method")
note("One order, two rules for its discount:")
let order = Order(cents: 250)
show("order.total(with: Discount(percent: 10))", order.total(with: Discount(percent: 10)))
show("order.total(with: Discount(percent: 50))", order.total(with: Discount(percent: 50)))
note("One rule, many orders:")
let orders = [Order(cents: 250), Order(cents: 120)]
let rule = Discount(percent: 10)
show("orders.map { $0.total(with: rule) }", orders.map { $0.total(with: rule) })  // predict

section("Property, forgotten")
note("Nobody has set the data source. Nothing says so:")
let tables = Recorder()
let table = tables.watch("table", TableView())
show("table.rendered()", table.rendered())  // predict

section("Property, swapped")
note("One table for every source:")
let items = List("tea", "milk")
step("table.dataSource = items") { table.dataSource = items }
show("table.rendered()", table.rendered())
let friends = List("Grace", "Alan")
step("table.dataSource = friends") { table.dataSource = friends }
show("table.rendered()", table.rendered())
show("tables.tally.made", tables.tally.made)  // predict
note("By constructor, each source takes a table of its own:")
let fixed = [items, friends].map { tables.watch("table", FixedTableView(dataSource: $0)) }
show("fixed.map { $0.rendered() }", fixed.map { $0.rendered() })
show("tables.tally.made", tables.tally.made)  // predict

section("Property, gone")
note("The table does not own its source. Its last owner goes, and nothing says so:")
show("renderedOnce(by: table, \"bread\")", renderedOnce(by: table, "bread"))
show("table.rendered()", table.rendered())  // predict

section("Made by a framework")
note("It calls init(). Asked for its message now, the screen would end the program:")
let screen = storyboardMakes(LoginScreen.self)
step("screen.client = ServerAPIClient.shared") { screen.client = ServerAPIClient.shared }
show("screen.message()", screen.message())

section("The value comes later")
let slow = SlowLogin()
note("Before: a profile now, its user some time.")
let early = Before.Profile()
step("slow.login { early.user = $0 }") { slow.login { early.user = $0 } }
note("After: a profile when there is a user.")
var profiles: [Profile] = []
step("slow.login { profiles.append(Profile(user: $0)) }") {
  slow.login { profiles.append(Profile(user: $0)) }
}
show("early.greeting()", early.greeting())  // predict
show("profiles.map { $0.greeting() }", profiles.map { $0.greeting() })
step("slow.answer(User(name: \"Ada\"))") { slow.answer(User(name: "Ada")) }
show("early.greeting()", early.greeting())  // predict
show("profiles.map { $0.greeting() }", profiles.map { $0.greeting() })

section("Who holds whom")
note("Once it is in, it looks the same. The ways differ in when it comes in:")
for holder in [real, fixed[0], screen] as [AnyObject] {
  for line in references(from: holder) { note(line) }
}

staysOpen("The older screens ask a client called '.shared', and nobody hands that in.")
