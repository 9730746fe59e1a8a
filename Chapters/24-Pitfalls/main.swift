import Playground
import TextUI

chapter(
  "24 Pitfalls", "what goes wrong, and whether the compiler says so.",
  "Ten mistakes from reviews. The compiler says little about them.",
  "A checklist and cpdi-lint find the rest.")

let recorder = Recorder()
let app = App(recorder: recorder)
let all: Any = app
let slim: Any = Slim(tracker: recorder)

section("A protocol that gathers parts")
note("The app has every part. A protocol wants to be stated besides:")
show(  // predict
  "all is any Before.ProductDetailViewDependencies",
  all is any Before.ProductDetailViewDependencies)
note("An alias is its parts, so who has them is right for it:")
show("all is any ProductDetailViewDependencies", all is any ProductDetailViewDependencies)
note("The document expects a duplicate where parts come twice. This one compiles:")
let diamond: Any = Before.Diamond.App(logger: recorder, tracker: recorder)
show(  // predict
  "diamond is any Before.Diamond.HotDealsDependencies",
  diamond is any Before.Diamond.HotDealsDependencies)

section("One root, two features")
note("The duplicate comes from two aliases with a comma; joined by & they pass:")
show("(any AppDependencies).self", (any AppDependencies).self)
for line in references(from: Screens(app)) { note(line) }

section("A helper that takes dependencies")
let helping = Recorder()
let helper = App(recorder: helping)
let helped = WithHelper.ProductDetailView(dependencies: helper)
show("helped.lines()", helped.lines())
try step("try helped.tap(\"Product Detail View\")") { try helped.tap("Product Detail View") }
show("helped.lines()", helped.lines())  // predict
note("The same from an owner that got them when it was made:")
let owning = WithOwner.ProductDetailView(dependencies: helper)
try step("try owning.tap(\"Product Detail View\")") { try owning.tap("Product Detail View") }
show("owning.lines()", owning.lines())  // predict
show("helping.lines", helping.lines)

section("Inherited dependencies")
let inheriting = Recorder()
let inherited = Before.Inherited.ProductDetailView(dependencies: App(recorder: inheriting))
step("inherited.appear()") { inherited.appear() }
show("inheriting.lines", inheriting.lines)
note("Two protocols that ask for each other compile. A page opens one of its kind:")
let page = Routes().open()
show("type(of: page.dependencies.open())", type(of: page.dependencies.open()))

section("A convenience: by a protocol, a struct, the service")
let logging = Recorder()
let logged = App(recorder: logging)
step("Before.LogsByProtocol.ProductDetailView(dependencies: logged).appear()") {
  Before.LogsByProtocol.ProductDetailView(dependencies: logged).appear()
}
step("LogsByStruct.ProductDetailView(dependencies: logged).appear()") {
  LogsByStruct.ProductDetailView(dependencies: logged).appear()
}
step("LogsByService.ProductDetailView(dependencies: logged).appear()") {
  LogsByService.ProductDetailView(dependencies: logged).appear()
}
note("Each logged the same line:")
for line in logging.lines { note(line) }

section("A borrowed alias")
note("Three views that only track, and a container that only tracks:")
show("slim is any HotDealsDependencies", slim is any HotDealsDependencies)  // predict
show(
  "slim is any Before.AliasForAll.AllProductDependencies",
  slim is any Before.AliasForAll.AllProductDependencies)
show(  // predict
  "slim is any OwnAlias.ProductDetailViewDependencies",
  slim is any OwnAlias.ProductDetailViewDependencies)

section("A leaf that the compiler asked for")
note("The image no longer logs. Who pasted its leaf still asks for a logger:")
show(
  "slim is any Before.PastedLeaf.ProductDetailViewDependencies",
  slim is any Before.PastedLeaf.ProductDetailViewDependencies)
note("Who forwarded its alias does not:")
show(  // predict
  "slim is any ForwardedAlias.ProductDetailViewDependencies",
  slim is any ForwardedAlias.ProductDetailViewDependencies)

section("Name and place")
note("To the compiler these three are one. Only a reader can tell what belongs where:")
show("(any Before.ProductDependencies).self", (any Before.ProductDependencies).self)  // predict
show("(any ProductContainerViewDependencies).self", (any ProductContainerViewDependencies).self)
show("(any ProductListViewDependencies).self", (any ProductListViewDependencies).self)

staysOpen("The chat lives from login to logout. Who sees to that?")
