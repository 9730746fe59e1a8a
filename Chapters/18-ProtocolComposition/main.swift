import Playground

chapter("18 ProtocolComposition", "one name for everything that a feature needs.")

section("Without a name for it")
note("One parameter for each service, or the whole app. Both do the same:")
let (each, all) = (Journal(), Journal())
let (logger, tracker) = (LoggerSpy(journal: each), TrackerSpy(journal: each))
step("thunk(logger: logger, tracker: tracker)") { thunk(logger: logger, tracker: tracker) }
show("each.lines", each.lines)
let app = App(journal: all)
step("thunk(app: app)") { thunk(app: app) }
show("all.lines", all.lines)

section("A composition")
let flyingCar = FlyingCar()
step("start(vehicle: flyingCar)") { start(vehicle: flyingCar) }
show("flyingCar.journal.lines", flyingCar.journal.lines)
note("Its type conforms to the parts, and so it fits the alias:")
show("flyingCar as Any is any Carplane", flyingCar as Any is any Carplane)

section("A composition of compositions")
let flyingMotorcycle = FlyingMotorcycle()
step("start(vehicle: flyingMotorcycle)") { start(vehicle: flyingMotorcycle) }
show("flyingMotorcycle.journal.lines", flyingMotorcycle.journal.lines)
note("An alias is the set of its parts. Order does not matter, nor does twice:")
show("(any Carplanecycle).self", (any Carplanecycle).self)
show("(any Cycleplanecar).self", (any Cycleplanecar).self)
show(
  "(any Carplanecycle).self == (any Cycleplanecar).self",
  (any Carplanecycle).self == (any Cycleplanecar).self)

section("One parameter that says what is needed")
let said = Journal()
let dependencies = App(journal: said)
step("thunk(dependencies: dependencies)") { thunk(dependencies: dependencies) }
for line in said.lines { note(line) }

section("One parameter for a whole screen")
let open = Journal()
let screen = CheckoutScreen(dependencies: App(journal: open))
show("screen.label.text(for: \"apples\")", screen.label.text(for: "apples"))
step("screen.pay()") { screen.pay() }
for line in open.lines { note(line) }
note("The screen has it from its superclass, the label was given it:")
show(
  "screen.label.dependencies === screen.dependencies",
  screen.label.dependencies === screen.dependencies)

section("Who holds whom")
for line in references(from: screen) { note(line.replacing("<App>", with: "")) }

section("Two services with one name")
let (flat, named) = (Journal(), Journal())
let flatShop = FlatShop(tracker: TrackerSpy(journal: flat), delivery: DeliverySpy(journal: flat))
let shop = Shop(tracker: TrackerSpy(journal: named), delivery: DeliverySpy(journal: named))
note("Flat functions. The parcel became an event:")
step("flatCheckOut(dependencies: flatShop)") { flatCheckOut(dependencies: flatShop) }
show("flat.lines", flat.lines)
note("Named properties:")
step("checkOut(dependencies: shop)") { checkOut(dependencies: shop) }
show("named.lines", named.lines)
note("Flat functions with different results. The name of a protocol chooses:")
show("newsOrPrice(Kiosk())", newsOrPrice(Kiosk()))
show("newsOrCost(Kiosk())", newsOrCost(Kiosk()))

section("Beyond the scope")
let (heard, lifetimes) = (Journal(), Recorder())
var visit: Visit? = Visit(logger: LoggerSpy(journal: heard))
if let visit { lifetimes.watch("visit", visit) }
var reminder = visit.map { remindLater(dependencies: $0) }
note("The visit is over, and a closure still has it:")
step("visit = nil") { visit = nil }
show("lifetimes.alive", lifetimes.alive)
step("reminder?()") { reminder?() }
show("heard.lines", heard.lines)
step("reminder = nil") { reminder = nil }
show("lifetimes.freed", lifetimes.freed)
