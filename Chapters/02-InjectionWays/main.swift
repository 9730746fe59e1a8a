import Playground

chapter("02 InjectionWays", "three ways in, and what each guarantees.")

section("Not at all")
note("Nobody handed in a client, and still a server was asked:")
show("HiddenLoginViewModel().message()", HiddenLoginViewModel().message())

section("Constructor")
note("No client, no object. It is seen in the call, and it stays:")
let real = LoginViewModel(client: ServerAPIClient.shared)
show("real.message()", real.message())
let tested = LoginViewModel(client: StubClient(user: User(name: "Test")))
show("tested.message()", tested.message())

section("Method")
note("One order, two ways to tax it:")
let order = Order(net: 100)
show("order.total(with: LuxuryTaxes())", order.total(with: LuxuryTaxes()))
show("order.total(with: BookTaxes())", order.total(with: BookTaxes()))
note("One way to tax, many orders:")
let orders = [Order(net: 100), Order(net: 300)]
show("orders.map { $0.total(with: BookTaxes()) }", orders.map { $0.total(with: BookTaxes()) })

section("Property, forgotten")
note("Nobody has set the data source. Nothing says so:")
let factory = TableFactory()
let table = factory.table()
show("table.rendered()", table.rendered())

section("Property, swapped")
note("One table for every source:")
let fruit = List("apple", "pear")
step("table.dataSource = fruit") { table.dataSource = fruit }
show("table.rendered()", table.rendered())
let trees = List("oak")
step("table.dataSource = trees") { table.dataSource = trees }
show("table.rendered()", table.rendered())
show("factory.made", factory.made)
note("By constructor, each source takes a table of its own:")
let fixed = [fruit, trees].map { factory.fixedTable($0) }
show("fixed.map { $0.rendered() }", fixed.map { $0.rendered() })
show("factory.made", factory.made)

section("Property, gone")
note("The table does not own its source. Its last owner goes, and nothing says so:")
show("renderedOnce(by: table, \"elm\")", renderedOnce(by: table, "elm"))
show("table.rendered()", table.rendered())

section("Made by a framework")
note("It calls init(). Asked for its message now, the screen would end the program:")
let screen = frameworkMakes(LegacyScreen.self)
step("screen.client = ServerAPIClient.shared") { screen.client = ServerAPIClient.shared }
show("screen.message()", screen.message())

section("The value comes later")
let slow = SlowLogin()
note("The smell: a profile now, its user some time.")
let early = EarlyProfile()
step("slow.login { early.user = $0 }") { slow.login { early.user = $0 } }
note("The cure: a profile when there is a user.")
var profiles: [Profile] = []
step("slow.login { profiles.append(Profile(user: $0)) }") {
  slow.login { profiles.append(Profile(user: $0)) }
}
show("early.greeting()", early.greeting())
show("profiles.map { $0.greeting() }", profiles.map { $0.greeting() })
step("slow.answer(User(name: \"Ada\"))") { slow.answer(User(name: "Ada")) }
show("early.greeting()", early.greeting())
show("profiles.map { $0.greeting() }", profiles.map { $0.greeting() })

section("Who holds whom")
note("Once it is in, it looks the same. The ways differ in when it comes in:")
for holder in [real, fixed[0], screen] as [AnyObject] {
  for line in references(from: holder) { note(line) }
}
