import Numbers
import Playground

chapter(
  "15 Deps2", "a service takes the services it needs, not the object that holds them.",
  "An object whose services hold it is never freed. Here they don't hold it.")

section("A checkout that takes the object")
let shop = Before.ShopDeps()
show(shop.checkout.buy("tea"))
note("Another shop, used and then let go:")
let usedShop = Lifetimes()
useShopBefore(usedShop)
show(usedShop.freed)  // predict: Before.ShopDeps.checkout

section("Who holds whom in the shop")
for line in references(from: shop) { note(line) }

section("A checkout with a weak object")
note("Nothing else holds the object any more:")
let weakCheckout = Before.WeakCheckout(deps: newShopDeps())
show(weakCheckout.buy("tea"))

section("A checkout that takes its services")
show(ShopDeps().checkout.buy("tea"))
note("Another shop, used and then let go:")
let fixedShop = Lifetimes()
useShop(fixedShop)
show(fixedShop.freed)

section("Real services")
let a = AService()
let b = BService()
let c = CService(aService: a, bService: b)
let deps1 = Deps(aService: a, bService: b, cService: c)
show(a.getAs())
show(b.getBs())
show(c.getCs())
let (controllerab1, controllerc1) = (ControllerAB(deps: deps1), ControllerC(deps: deps1))
show(controllerab1.total())
show(controllerc1.total())

section("Fake A")
let fa = FakeAService()
show(fa.getAs())
let c2 = CService(aService: fa, bService: b)
show(c2.getCs())
let deps2 = Deps(aService: fa, bService: b, cService: c2)
show(deps2.cService.getCs())
let (controllerab2, controllerc2) = (ControllerAB(deps: deps2), ControllerC(deps: deps2))
show(controllerab2.total())
show(controllerc2.total())

section("Fake B")
let fb = FakeBService()
show(fb.getBs())
let c3 = CService(aService: a, bService: fb)
show(c3.getCs())
let deps3 = Deps(aService: a, bService: fb, cService: c3)
show(deps3.cService.getCs())
let (controller3, controllerc3) = (ControllerAB(deps: deps3), ControllerC(deps: deps3))
show(controller3.total())
show(controllerc3.total())

section("Fake A and fake B")
let c4 = CService(aService: fa, bService: fb)
show(c4.getCs())
let deps4 = Deps(aService: fa, bService: fb, cService: c4)
show(deps4.cService.getCs())
let (controllerab4, controllerc4) = (ControllerAB(deps: deps4), ControllerC(deps: deps4))
show(controllerab4.total())
show(controllerc4.total())

section("Fake C")
let fc = FakeCService()
show(fc.getCs())
let deps5 = Deps(aService: a, bService: b, cService: fc)
show(deps5.aService.getAs())
show(deps5.bService.getBs())
show(deps5.cService.getCs())
let (controllerab5, controllerc5) = (ControllerAB(deps: deps5), ControllerC(deps: deps5))
show(controllerab5.total())
show(controllerc5.total())  // predict

section("A replaced at run time")
let deps6 = Deps(aService: a, bService: b, cService: c)
let (controllerab6, controllerc6) = (ControllerAB(deps: deps6), ControllerC(deps: deps6))
show(deps6.aService.getAs())
show(deps6.cService.getCs())
step { deps6.aService = fa }
show(deps6.aService.getAs())
show(deps6.cService.getCs())  // predict
note("controllerab6 reads A and B, and controllerc6 reads C:")
show(controllerab6.total())  // predict
show(controllerc6.total())  // predict

section("C rebuilt by hand")
step { deps6.cService = CService(aService: fa, bService: b) }
show(deps6.cService.getCs())
show(controllerab6.total())
show(controllerc6.total())  // predict

section("Who holds whom")
for line in references(from: deps1) { note(line) }

section("Who is freed after use")
let used = Lifetimes()
useOnce(used)
show(used.freed)  // predict

section("What the old C keeps")
note("After A was replaced:")
let replaced = Lifetimes()
let depsWithOldC = replaceA(rebuildingC: false, replaced)
show(replaced.alive)  // predict
note("After A was replaced and C was rebuilt:")
let rebuilt = Lifetimes()
let depsWithNewC = replaceA(rebuildingC: true, rebuilt)
show(rebuilt.freed)

staysOpen("After A was replaced, C still uses the old one.")
