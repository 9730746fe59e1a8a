import Playground
import TextUI

chapter(
  "24 Pitfalls", "ten mistakes with aliases, and how to find them.",
  "Nine of them compile, and the tenth does until two aliases share a leaf.",
  "A checklist and cpdi-lint find the nine.")

section("A container that only tracks")
let log = Log()
let slim: Any = Slim(tracker: log)
note("These two views only track. Does a container with just a tracker fit?")
show(slim is any Before.AliasForAll.AllProductDependencies)
show(slim is any HotDealsDependencies)  // predict: HotDeals

section("An alias of its own")
show(slim is any OwnAlias.ProductDetailViewDependencies)  // predict

section("What each version requires")
for line in requirements(of: [
  ("AliasForAll", (any Before.AliasForAll.AllProductDependencies).self),
  ("BorrowedAlias", (any HotDealsDependencies).self),
  ("OwnAlias", (any OwnAlias.ProductDetailViewDependencies).self),
]) { note(line) }

section("A helper that takes dependencies")
let sharedLog = Log()
let shared = App(log: sharedLog)
let first = WithHelper.ProductDetailView(dependencies: shared)
show(first.lines())
try step { try first.tap("Product Detail Page") }
show(first.lines())  // predict: autoExpand

section("An owner of the helper")
let second = WithOwner.ProductDetailView(dependencies: shared)
try step { try second.tap("Product Detail Page") }
show(second.lines())  // predict: App.expansion, AutoExpander.expanding, AutoExpander.toggle
show(sharedLog.lines)

section("One root, two features")
show((any AppDependencies).self)
for line in references(from: Screens(App(log: log))) { note(line) }

section("A protocol that gathers parts")
let container: Any = App(log: Log())
note("The app has every part. First the protocol, then the alias:")
show(container is any Before.ProductDetailViewDependencies)  // predict
show(container is any ProductDetailViewDependencies)

section("Parts that come twice")
let diamond: Any = Before.Diamond.App(logger: log, tracker: log)
show(diamond is any Before.Diamond.HotDealsDependencies)

section("Inherited dependencies")
let componentLog = Log()
let componentPage = Before.Inherited.ProductDetailView(dependencies: App(log: componentLog))
step { componentPage.appear() }
show(componentLog.lines)

section("Pages that open pages")
let page = Routes().open()
show(type(of: page.dependencies.open()))

section("A convenience: by a protocol, a struct, the service")
let conveniences = Log()
let app = App(log: conveniences)
step { Before.LogsByProtocol.ProductDetailView(dependencies: app).appear() }
step { LogsByStruct.ProductDetailView(dependencies: app).appear() }
step { LogsByService.ProductDetailView(dependencies: app).appear() }
note("Each logged the same line:")
for line in conveniences.lines { note(line) }

section("A struct that adds the context")
let details = Log()
let detailLogger = ContextLogger(dependencies: App(log: details), context: "detail")
step { detailLogger.log("appeared") }
show(details.lines)

section("A leaf that the compiler asked for")
note("The image no longer logs. First the page that lists, then the one that forwards:")
show(slim is any Before.PastedLeaf.ProductDetailViewDependencies)
show(slim is any ForwardedAlias.ProductDetailViewDependencies)  // predict

section("Name and place")
note("To the compiler these three aliases are the same:")
show((any Before.ProductDependencies).self)  // predict: Before.ProductDependencies
show((any ProductContainerViewDependencies).self)
show((any ProductListViewDependencies).self)

staysOpen("The chat lives from login to logout. How does it end?")
