import Numbers
import Playground

chapter(
  "16 Deps3", "one object with a method for each service, and C takes that object.",
  "Methods instead of properties, and C takes the object again.")

section("An adapter for the library")
let appServices = AppServices(aService: AService(), bService: BService())
let chat = ControllerAB(deps: ChatServices(services: appServices))
show(chat.total())
step { appServices.aService = FakeAService() }
show(chat.total())

section("Real services")
let a = AService()
show(a.getAs())
let b = BService()
show(b.getBs())
let deps1 = SourceDeps.makeDeps(aService: a, bService: b)
let c = CService(deps: deps1)
show(c.getCs())
show(deps1.cService().getCs())
let (controllerab1, controllerc1) = (ControllerAB(deps: deps1), ControllerC(deps: deps1))
show(controllerab1.total())
show(controllerc1.total())
note("The C made by hand gives the same values. Is it the object's own C?")
show(c === deps1.cService() as AnyObject)  // predict

section("Fake A")
let fa = FakeAService()
show(fa.getAs())
let deps2 = SourceDeps.makeDeps(aService: fa, bService: b)
let c2 = CService(deps: deps2)
show(c2.getCs())
show(deps2.cService().getCs())
let (controllerab2, controllerc2) = (ControllerAB(deps: deps2), ControllerC(deps: deps2))
show(controllerab2.total())
show(controllerc2.total())

section("Fake B")
let fb = FakeBService()
show(fb.getBs())
let deps3 = SourceDeps.makeDeps(aService: a, bService: fb)
let c3 = CService(deps: deps3)
show(c3.getCs())
show(deps3.cService().getCs())
let (controller3, controllerc3) = (ControllerAB(deps: deps3), ControllerC(deps: deps3))
show(controller3.total())
show(controllerc3.total())

section("Fake A and fake B")
let deps4 = SourceDeps.makeDeps(aService: fa, bService: fb)
note("The document makes c4 from deps3, which still has the real A:")
let c4 = CService(deps: deps3)
show(c4.getCs(), document: "[(-1,-11),(-2,-12),(-3,-13)]")  // predict
note("A C made from deps4:")
show(CService(deps: deps4).getCs())
show(deps4.cService().getCs())
let (controllerab4, controllerc4) = (ControllerAB(deps: deps4), ControllerC(deps: deps4))
show(controllerab4.total())
show(controllerc4.total())

section("Fake C, put in at run time")
let fc = FakeCService()
show(fc.getCs())
let deps5 = SourceDeps.makeDeps(aService: a, bService: b)
show(deps5.cService().getCs())
step { deps5.cService_ = fc }
show(deps5.cService().getCs())
let (controllerab5, controllerc5) = (ControllerAB(deps: deps5), ControllerC(deps: deps5))
show(controllerab5.total())
show(controllerc5.total())  // predict

section("A replaced at run time")
let deps = Deps(aService: AService(), bService: BService())
let (controllerAB, controllerC) = (ControllerAB(deps: deps), ControllerC(deps: deps))
show(controllerAB.total())
show(controllerC.total())
step { deps.aService_ = FakeAService() }
show(deps.cService().getCs())
show(controllerAB.total())
show(controllerC.total())  // predict

section("Who holds whom")
for line in references(from: Deps(aService: a, bService: b)) { note(line) }

section("Who is freed after use")
note("With the real C:")
let used = Lifetimes()
useOnce(used)
show(used.freed)  // predict
show(used.alive)
note("With a fake C, which doesn't hold Deps:")
let faked = Lifetimes()
useWithFakeC(faked)
show(faked.freed)  // predict
note("With the real C, which a fake replaces at the end:")
let replaced = Lifetimes()
useAndReplaceC(replaced)
show(replaced.freed)

section("A new C at every call")
let fresh = FreshDeps(services: ChatServices(services: appServices))
show(fresh.cService() as AnyObject === fresh.cService() as AnyObject)
show(deps.cService() as AnyObject === deps.cService() as AnyObject)

staysOpen("The object and C hold each other again, so neither is freed.")
