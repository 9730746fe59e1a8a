import Playground

chapter(
  "18 ProtocolComposition", "one parameter whose type says what a feature needs.",
  "The product page takes seven parameters, and every caller repeats them.",
  "One 'dependencies' says by its type what is needed.")

section("Seven parameters")
let (before, tea) = (Log(), Item(name: "tea"))
let shop = App(log: before)
let list = Before.ProductListView(
  logger: shop.logger, tracker: shop.tracker, prices: shop.prices, session: shop.session,
  cart: shop.cart)
show(list.open(tea).title)
step { list.open(tea).addToCart() }
show(before.lines)

section("One parameter that says what is needed")
let (inApp, inTest) = (Log(), Log())
note("The app has these two services, and four more:")
let app = App(log: inApp)
step { checkOut(dependencies: app) }
show(inApp.lines)  // predict: Log.track, Deliveries
note("The test has these two and no others:")
let test = CheckOutTestDependencies(tracker: inTest, delivery: Deliveries(log: inTest))
step { checkOut(dependencies: test) }
show(inTest.lines)

section("One parameter for a whole page")
let opened = Log()
let shopApp = App(log: opened, prices: ["tea": 250])
let page = ProductListView(dependencies: shopApp).open(Item(name: "tea"))
note("The superclass logs, and the helper counts the visit:")
// predict: ProductDetailView.init, BaseView.init, countVisit, Log.log, Log.track
show(opened.lines)
show(page.title)
step { page.addToCart() }
show(opened.lines[2...])
note("The page and its price view each hold a container. Is it the same object?")
show(page.price.dependencies === page.dependencies)  // predict

section("Who holds whom")
for line in references(from: page) { note(line) }

section("Two services with one name")
let flat = Log()
let flatApp = Before.App(tracker: flat, delivery: Deliveries(log: flat))
step { Before.checkOut(dependencies: flatApp) }
show(flat.lines)

section("Two functions that differ in their result")
note("The name of a protocol decides which of them is called:")
show(Before.dealOrPrice(flatApp))
show(Before.dealOrCost(flatApp))  // predict: Costs, Before.App

section("A composition")
let driven = Log()
let flyingCar = FlyingCar(log: driven)
step { start(vehicle: flyingCar) }
show(driven.lines)  // predict
note("Its type conforms to Car and to Airplane, and doesn't name Carplane:")
show(flyingCar as Any is any Carplane)  // predict: Carplane

section("A composition of compositions")
let jumped = Log()
step { start(vehicle: FlyingMotorcycle(log: jumped)) }
show(jumped.lines)  // predict: start, Carplanecycle
note("The same parts, in another order and two of them twice:")
show((any Carplanecycle).self)
show((any Cycleplanecar).self)
show((any Carplanecycle).self == (any Cycleplanecar).self)  // predict

section("The thunk")
let said = Log()
let dependencies = App(log: said)
step { thunk(dependencies: dependencies) }
show(said.lines)

section("Beyond the scope")
let (lifetimes, log) = (Lifetimes(), Log())
var checkout: Checkout? = lifetimes.watch("checkout", Checkout(logger: log))
var reminder = checkout.map { remindLater(dependencies: $0) }
note("The checkout is over, and a closure still has it:")
step { checkout = nil }
show(lifetimes.alive)
step { reminder?() }
show(log.lines)
step { reminder = nil }
show(lifetimes.freed)  // predict

staysOpen("Who checks that a feature asks only for what it uses?")
