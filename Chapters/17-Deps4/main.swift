import Numbers
import Playground

chapter(
  "17 Deps4", "one object of two layers, and C takes the layer below it.",
  "Can an object do both: be freed after use, and give C what was replaced?")

section("Real services")
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
show(controllerab3.total())  // predict
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
show(controllerab5.total())  // predict
show(controllerc5.total())  // predict

section("The lines of the problem again")
let deps6 = Deps(aService: a, bService: b)
let controllerc6 = ControllerC(deps: deps6)
step { deps6.aService = fa }
show(deps6.cService.getCs())  // predict
step { deps6.cService = FakeCService() }
show(deps6.cService.getCs())
step { deps6.aService = a }
show(deps6.cService.getCs())  // predict
show(controllerc6.total())

section("Who holds whom")
for line in references(from: deps1) { note(line) }

section("Who is freed after use")
let used = Lifetimes()
useOnce(used)
show(used.freed)  // predict

section("A C that outlives its object")
let survivor = cThatOutlivesDeps()
show(survivor.getCs())  // predict

section("C rebuilt in didSet")
let rebuilding = RebuildingDeps(aService: a, bService: b)
step { rebuilding.aService = fa }
show(rebuilding.cService.getCs())
step { rebuilding.cService = FakeCService() }
show(rebuilding.cService.getCs())
step { rebuilding.aService = a }
show(rebuilding.cService.getCs())  // predict

section("Two services that need each other")
note("Each asks the object for the other one, and holds it unowned:")
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
