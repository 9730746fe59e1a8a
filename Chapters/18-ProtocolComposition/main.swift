import Playground

chapter(
  "18 ProtocolComposition", "one parameter whose type says what a feature needs.",
  "The product page takes seven parameters, and every caller repeats them.",
  "The type of one parameter, `dependencies`, says what is needed.")

section("Seven parameters")
let (oldLog, tea) = (Log(), Item(name: "tea"))
let shop = App(log: oldLog)
let list = Before.ProductListView(
  logger: shop.logger, tracker: shop.tracker, prices: shop.prices, session: shop.session,
  cart: shop.cart)
show(list.open(tea).title)
step { list.open(tea).addToCart() }
show(oldLog.lines)

section("One parameter that says what is needed")
let (appLog, testLog) = (Log(), Log())
note("The app has these two services, and four more:")
let app = App(log: appLog)
step { checkOut(dependencies: app) }
show(appLog.lines)  // predict: Log.track, Deliveries
note("The test has these two and no others:")
let test = CheckOutTestDependencies(tracker: testLog, delivery: Deliveries(log: testLog))
step { checkOut(dependencies: test) }
show(testLog.lines)

section("One parameter for a whole page")
let pageLog = Log()
let shopApp = App(log: pageLog, prices: ["tea": 250])
let page = ProductListView(dependencies: shopApp).open(Item(name: "tea"))
note("The superclass logs, and the helper counts the visit:")
// predict: ProductDetailView.init, BaseView.init, countVisit, Log.log, Log.track
show(pageLog.lines)
show(page.title)
step { page.addToCart() }
show(pageLog.lines[2...])
show(page.price.dependencies === page.dependencies)  // predict

section("Who holds whom")
for line in references(from: page) { note(line) }

section("Two services with one name")
let flatLog = Log()
let flatApp = Before.App(tracker: flatLog, delivery: Deliveries(log: flatLog))
step { Before.checkOut(dependencies: flatApp) }
show(flatLog.lines)

section("Two functions that differ in their result")
note("The name of a protocol decides which of them is called:")
show(Before.dealOrPrice(flatApp))
show(Before.dealOrCost(flatApp))  // predict: Costs, Before.App

section("A composition")
let carLog = Log()
let flyingCar = FlyingCar(log: carLog)
step { start(vehicle: flyingCar) }
show(carLog.lines)  // predict
note("Its type conforms to Car and to Airplane, and doesn't name Carplane:")
show(flyingCar as Any is any Carplane)  // predict: Carplane

section("A composition of compositions")
let motorcycleLog = Log()
step { start(vehicle: FlyingMotorcycle(log: motorcycleLog)) }
show(motorcycleLog.lines)  // predict: start, Carplanecycle
note("The same parts, in another order and two of them twice:")
show((any Carplanecycle).self)
show((any Cycleplanecar).self)
show((any Carplanecycle).self == (any Cycleplanecar).self)  // predict

section("The thunk")
let thunkLog = Log()
let dependencies = App(log: thunkLog)
step { thunk(dependencies: dependencies) }
show(thunkLog.lines)

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

staysOpen("Who checks that a feature lists only what it uses?")
