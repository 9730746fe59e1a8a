import Playground
import TextUI

chapter(
  "24 Pitfalls", "ten mistakes with aliases, and who finds them.",
  "Reviews find ten mistakes. The compiler refuses one where it is made.",
  "A checklist and cpdi-lint find the other nine.")

let log = Log()
let app = App(log: log)
let all: Any = app
let slim: Any = Slim(tracker: log)

section("A container that only tracks")
note("These two views only track. Does a container with just a tracker fit?")
show(slim is any Before.AliasForAll.AllProductDependencies)
show(slim is any HotDealsDependencies)  // predict

section("An alias of its own")
show(slim is any OwnAlias.ProductDetailViewDependencies)  // predict

section("What each version requires")
for line in required([
  ("AliasForAll", (any Before.AliasForAll.AllProductDependencies).self),
  ("BorrowedAlias", (any HotDealsDependencies).self),
  ("OwnAlias", (any OwnAlias.ProductDetailViewDependencies).self),
]) { note(line) }

section("A helper that takes dependencies")
let helping = Log()
let helper = App(log: helping)
let helped = WithHelper.ProductDetailView(dependencies: helper)
show(helped.lines())
try step { try helped.tap("Product Detail Page") }
show(helped.lines())  // predict

section("An owner of the helper")
let owning = WithOwner.ProductDetailView(dependencies: helper)
try step { try owning.tap("Product Detail Page") }
show(owning.lines())  // predict
show(helping.lines)

section("One root, two features")
show((any AppDependencies).self)  // predict
for line in references(from: Screens(app)) { note(line) }

section("A protocol that gathers parts")
note("The app has every part. First the protocol, then the alias:")
show(all is any Before.ProductDetailViewDependencies)  // predict
show(all is any ProductDetailViewDependencies)

section("Parts that come twice")
let diamond: Any = Before.Diamond.App(logger: log, tracker: log)
show(diamond is any Before.Diamond.HotDealsDependencies)

section("Inherited dependencies")
let inheriting = Log()
let inherited = Before.Inherited.ProductDetailView(dependencies: App(log: inheriting))
step { inherited.appear() }
show(inheriting.lines)

section("Pages that ask for pages")
let page = Routes().open()
show(type(of: page.dependencies.open()))

section("A convenience: by a protocol, a struct, the service")
let logging = Log()
let logged = App(log: logging)
step { Before.LogsByProtocol.ProductDetailView(dependencies: logged).appear() }
step { LogsByStruct.ProductDetailView(dependencies: logged).appear() }
step { LogsByService.ProductDetailView(dependencies: logged).appear() }
note("Each logged the same line:")
for line in logging.lines { note(line) }

section("A struct that adds the context")
step { ContextLogger(dependencies: logged, context: "detail").log("appeared") }
show(logging.lines.last!)

section("A leaf that the compiler asked for")
note("The image no longer logs. First the page that lists, then the one that forwards:")
show(slim is any Before.PastedLeaf.ProductDetailViewDependencies)
show(slim is any ForwardedAlias.ProductDetailViewDependencies)  // predict

section("Name and place")
note("To the compiler these three aliases are the same:")
show((any Before.ProductDependencies).self)  // predict
show((any ProductContainerViewDependencies).self)
show((any ProductListViewDependencies).self)

staysOpen("The chat lives from login to logout. How does it end?")
