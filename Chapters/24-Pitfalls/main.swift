import Playground
import TextUI

chapter("24 Pitfalls", "what goes wrong, and whether the compiler says so.")

let shop = Shop()
let all: Any = shop
let slim: Any = Slim(tracker: Spy())

section("A protocol that gathers parts")
note("The shop has every part. A protocol wants to be stated besides:")
show(
  "all is any ComposedProtocol.ProductDetailViewDependencies",
  all is any ComposedProtocol.ProductDetailViewDependencies)
note("An alias is its parts, so who has them is right for it:")
show("all is any ProductDetailViewDependencies", all is any ProductDetailViewDependencies)
note("The document expects a duplicate where parts come twice. This one compiles:")
let diamond: Any = Diamond.Root(logger: Spy(), tracker: Spy())
show(
  "diamond is any Diamond.HotDealsViewDependencies", diamond is any Diamond.HotDealsViewDependencies
)

section("One root, two features")
note("The duplicate comes from two aliases with a comma; joined by & they pass:")
show("(any ShopDependencies).self", (any ShopDependencies).self)
for line in references(from: Screens(shop)) { note(line) }

section("A helper that takes dependencies")
let helped = WithHelper.ProductDetailView(dependencies: shop)
show("helped.lines()", helped.lines())
try step("try helped.tap(\"Product Detail View\")") { try helped.tap("Product Detail View") }
show("helped.lines()", helped.lines())
show("shop.news()", shop.news())
note("The same from an owner that got them when it was made:")
let owning = WithOwner.ProductDetailView(dependencies: shop)
try step("try owning.tap(\"Product Detail View\")") { try owning.tap("Product Detail View") }
show("owning.lines()", owning.lines())
show("shop.news()", shop.news())

section("Inherited dependencies")
let inherited = Inherited.ProductDetailView(dependencies: shop)
step("inherited.appear()") { inherited.appear() }
show("shop.news()", shop.news())
note("Two protocols that ask for each other compile. A page opens one of its kind:")
let page = Routes().open()
show("type(of: page.dependencies.open())", type(of: page.dependencies.open()))

section("A convenience: by a protocol, a struct, the service")
step("LogsByProtocol.ProductDetailView(dependencies: shop).appear()") {
  LogsByProtocol.ProductDetailView(dependencies: shop).appear()
}
show("shop.news()", shop.news())
step("LogsByStruct.ProductDetailView(dependencies: shop).appear()") {
  LogsByStruct.ProductDetailView(dependencies: shop).appear()
}
show("shop.news()", shop.news())
step("LogsByService.ProductDetailView(dependencies: shop).appear()") {
  LogsByService.ProductDetailView(dependencies: shop).appear()
}
show("shop.news()", shop.news())

section("A borrowed alias")
note("Three views that only track, and a container that only tracks:")
show("slim is any HotDealsViewDependencies", slim is any HotDealsViewDependencies)
show(
  "slim is any AliasForAll.AllProductDependencies",
  slim is any AliasForAll.AllProductDependencies)
show(
  "slim is any OwnAlias.ProductDetailViewDependencies",
  slim is any OwnAlias.ProductDetailViewDependencies)

section("A leaf that the compiler asked for")
note("The image no longer logs. Who pasted its leaf still asks for a logger:")
show(
  "slim is any PastedLeaf.ProductDetailViewDependencies",
  slim is any PastedLeaf.ProductDetailViewDependencies)
note("Who forwarded its alias does not:")
show(
  "slim is any ForwardedAlias.ProductDetailViewDependencies",
  slim is any ForwardedAlias.ProductDetailViewDependencies)

section("Name and place")
note("To the compiler these three are one. Only a reader can tell what belongs where:")
show(
  "(any NamedAfterFeature.ProductDependencies).self",
  (any NamedAfterFeature.ProductDependencies).self)
show("(any ProductContainerViewDependencies).self", (any ProductContainerViewDependencies).self)
show("(any ProductListViewDependencies).self", (any ProductListViewDependencies).self)
