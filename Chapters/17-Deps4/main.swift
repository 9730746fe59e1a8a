import Numbers
import Playground

chapter(
  "17 Deps4", "one object of two layers, and the checkout takes the lower one.",
  "Can one object be freed at logout, and give the checkout what was replaced?")

section("The checkout rebuilt in didSet")
let live = ServerClient(server: "live")
let staging = ServerClient(server: "staging")
let session = CustomerSession()
let testSession = CustomerSession(token: "test")
let rebuilding = Before.ShopServices(client: live, sessionStore: session)
show(rebuilding.checkout.buy("tea"))
step { rebuilding.client = staging }
step { rebuilding.sessionStore = testSession }
show(rebuilding.checkout.buy("tea"))
step { rebuilding.checkout = DryRunCheckout() }
show(rebuilding.checkout.buy("tea"))
step { rebuilding.client = live }
step { rebuilding.sessionStore = session }
show(rebuilding.checkout.buy("tea"))  // predict: Before.ShopServices

section("A client that switches inside")
let switching = SwitchingClient(live)
let plain = Before.Checkout(client: switching, sessionStore: session)
show(plain.buy("tea"))
step { switching.current = staging }
show(plain.buy("tea"))  // predict

section("The lines of the problem again")
let services = ShopServices(client: live, sessionStore: session)
show(services.checkout.buy("tea"))
step { services.client = staging }
step { services.sessionStore = testSession }
show(services.checkout.buy("tea"))  // predict: ShopServices, Checkout.services
step { services.checkout = DryRunCheckout() }
show(services.checkout.buy("tea"))
step { services.client = live }
step { services.sessionStore = session }
show(services.checkout.buy("tea"))  // predict: ShopServices, Checkout.services

section("Who holds whom")
for line in references(from: ShopServices(client: live, sessionStore: session)) { note(line) }

section("Freed at logout")
let lifetimes = Lifetimes()
var loginServices: ShopServices? = makeServices(watchedBy: lifetimes)
step { loginServices = nil }
show(lifetimes.freed)  // predict: ShopServices, Checkout.services

section("A client stored twice")
let twice = StoredTwice(client: live, sessionStore: session)
step { twice.client = staging }
show(twice.checkout.buy("tea"))

section("A checkout that a screen kept")
let keptCheckout = ShopServices(client: live, sessionStore: session).checkout
show(keptCheckout.buy("tea"))  // predict: ShopServices, Checkout.services

section("Real services")
note("The document's five scenarios, and C takes the lower layer:")
let a = AService()
let b = BService()
let deps1 = Deps(aService: a, bService: b)
show(deps1.cService.getCs())
let (controllerab1, controllerc1) = (ControllerAB(deps: deps1), ControllerC(deps: deps1))
show(controllerab1.total())
show(controllerc1.total())

section("Fake A")
let fa = FakeAService()
let deps2 = Deps(aService: fa, bService: b)
show(deps2.cService.getCs())
let (controllerab2, controllerc2) = (ControllerAB(deps: deps2), ControllerC(deps: deps2))
show(controllerab2.total())
show(controllerc2.total())

section("Fake B")
let fb = FakeBService()
let deps3 = Deps(aService: a, bService: fb)
show(deps3.cService.getCs())
let (controllerab3, controllerc3) = (ControllerAB(deps: deps3), ControllerC(deps: deps3))
show(controllerab3.total())
show(controllerc3.total())

section("Fake A and fake B")
let deps4 = Deps(aService: fa, bService: fb)
show(deps4.cService.getCs())
let (controllerab4, controllerc4) = (ControllerAB(deps: deps4), ControllerC(deps: deps4))
show(controllerab4.total())
show(controllerc4.total())  // predict

section("Fake C")
let deps5 = Deps(aService: a, bService: b, cService: FakeCService())
show(deps5.cService.getCs())
let (controllerab5, controllerc5) = (ControllerAB(deps: deps5), ControllerC(deps: deps5))
show(controllerab5.total())
show(controllerc5.total())  // predict

section("Two services that need each other")
note("Each reads the other one from the object, and holds the object unowned:")
let shop = ShopDeps()
show(shop.client.get("items"))
step { shop.sessionStore.refresh() }
show(shop.client.get("items"))
let usedShop = Lifetimes()
useShop(usedShop)
show(usedShop.freed)

section("Nine designs, seven checks")
let checks = DesignCheck.allCases.filter { $0 != .cOutlivesDeps }
for (index, check) in checks.enumerated() { note("\(index + 1) \(check.rawValue)") }
note("An eighth, \(DesignCheck.cOutlivesDeps.rawValue), ends the program for one design.")
for line in designTable(checks) { note(line) }

staysOpen("A feature that takes such an object still takes everything.")
