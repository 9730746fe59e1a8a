import Playground
import TextUI

chapter("21 Splicing", "a need with a shorter life joins the others.")

section("In the app's container")
note("The repository of a product is made with the app, for one product:")
let wide = InTheApp.Container(app: AppContainer(), sku: "ABC")
var screen: Screen? = Screen(
  dependencies: wide.app, ProductDetailView(dependencies: wide))
step("screen?.draw()") { screen?.draw() }
show("screen?.lines ?? []", screen?.lines ?? [])
note("The screen is closed, and the repository stays:")
step("screen = nil") { screen = nil }
show("wide.app.tally[.screen]", wide.app.tally[.screen])
show("wide.app.tally[.product]", wide.app.tally[.product])
note("And whoever names its leaf has it:")
let account = InTheApp.AccountView(dependencies: wide)
show("account.lines()", account.lines())

section("Spliced")
note("The caller makes the repository, and splices it into what it has:")
let (app, journal) = makeApp()
let repository = ProductDataRepository(dependencies: app, sku: "ABC")
let splice = SplicedProductDetailViewDependencies(
  externalDependencies: app, productDataRepository: repository)
note("The view is the same one. Not a line of it has changed:")
let view = ProductDetailView(dependencies: splice)
show("view.lines()", view.lines())
step("view.appear()") { view.appear() }
try step("try view.tap(\"Add to cart\")") { try view.tap("Add to cart") }
show("journal.lines", journal.lines)
note("What is the app's is passed on, what is the view's own is stored:")
show("splice.tracker as AnyObject === journal", splice.tracker as AnyObject === journal)
show("splice.productDataRepository === repository", splice.productDataRepository === repository)
note("The document's view shows the same. It takes this splice and nothing else:")
let printed = AsPrinted.ProductDetailView(dependencies: splice)
show("printed.lines() == view.lines()", printed.lines() == view.lines())

section("While it is open")
let shop = AppContainer()
let product = ProductDetailFactory(dependencies: shop)
var open: Screen? = Screen(dependencies: shop, product.view(for: "XYZ"))
note("The screen holds the app and a repository. Nothing points back to it:")
if let open { for line in arrows(from: open) { note(line) } }
step("open?.draw()") { open?.draw() }
show("open?.lines.first ?? \"\"", open?.lines.first ?? "")
show("shop.tally[.product]", shop.tally[.product])

section("When it is closed")
step("open = nil") { open = nil }
show("shop.tally[.product]", shop.tally[.product])
note("The app is there, and opens another one:")
step("open = Screen(dependencies: shop, product.view(for: \"ABC\"))") {
  open = Screen(dependencies: shop, product.view(for: "ABC"))
}
show("shop.tally[.product]", shop.tally[.product])

section("A view is not a screen")
note("This list makes its product inside its body. It is drawn three times:")
let listing = AppContainer()
let list = Screen(dependencies: listing, ProductListView(dependencies: listing))
step("list.draw()") { list.draw() }
step("list.draw()") { list.draw() }
step("list.draw()") { list.draw() }
show("listing.tally[.product]", listing.tally[.product])
note("A screen that was given its product is drawn three times too:")
let showing = AppContainer()
let shown = Screen(
  dependencies: showing, ProductDetailFactory(dependencies: showing).view(for: "ABC"))
step("shown.draw()") { shown.draw() }
step("shown.draw()") { shown.draw() }
step("shown.draw()") { shown.draw() }
show("showing.tally[.product]", showing.tally[.product])

section("A closure outlives the view")
note("Somebody keeps an action that was made from the splice:")
let kept = AppContainer()
var again: (() -> Void)? = addToCart(kept)
show("kept.tally[.product]", kept.tally[.product])
step("again = nil") { again = nil }
show("kept.tally[.product]", kept.tally[.product])

section("A repository that is computed")
note("Two lines show the product's name. Each asks for the repository:")
let computing = AppContainer()
let computed = MadeAtEachAccess.SplicedPriceViewDependencies(externalDependencies: computing)
let price = MadeAtEachAccess.PriceView(dependencies: computed)
show("price.lines()", price.lines())
show("computing.tally[.product]", computing.tally[.product])
show(
  "computed.productDataRepository === computed.productDataRepository",
  computed.productDataRepository === computed.productDataRepository)

section("Three visits")
note("A product on its own splice:")
show("visits(3, .ownSplice)[.product]", visits(3, .ownSplice)[.product])
show("visits(3, .ownSplice)[.deals]", visits(3, .ownSplice)[.deals])
note("On a splice of the deals. All goes again, and the deals were for nothing:")
show("visits(3, .newDealsSplice)[.product]", visits(3, .newDealsSplice)[.product])
show("visits(3, .newDealsSplice)[.splice]", visits(3, .newDealsSplice)[.splice])
show("visits(3, .newDealsSplice)[.deals]", visits(3, .newDealsSplice)[.deals])

section("A splice that is shared")
note("Deals and product are open on one splice. The deals are closed:")
let sharing = AppContainer()
var both = openBoth(sharing)
step("both.deals = nil") { both.deals = nil }
show("sharing.tally[.deals]", sharing.tally[.deals])
step("both.product = nil") { both.product = nil }
show("sharing.tally[.deals]", sharing.tally[.deals])

section("A splice that remembers whom it opened")
note("The product stands on the splice of the deals, and they hold its screen:")
for line in arrows(from: dealsThatOpened(.onTheDealsSplice, AppContainer())) { note(line) }
note("Nobody holds the deals any more, and still nobody goes:")
show("left(.onTheDealsSplice)[.screen]", left(.onTheDealsSplice)[.screen])
show("left(.onTheDealsSplice)[.splice]", left(.onTheDealsSplice)[.splice])
show("left(.onTheDealsSplice)[.product]", left(.onTheDealsSplice)[.product])

section("An own splice over theirs")
note("The product has its own splice, whose external container is theirs:")
for line in arrows(from: dealsThatOpened(.ownSpliceOverTheDeals, AppContainer())) { note(line) }
show("left(.ownSpliceOverTheDeals)[.screen]", left(.ownSpliceOverTheDeals)[.screen])
show("left(.ownSpliceOverTheDeals)[.splice]", left(.ownSpliceOverTheDeals)[.splice])
show("left(.ownSpliceOverTheDeals)[.product]", left(.ownSpliceOverTheDeals)[.product])

section("An own splice over the app")
note("They still hold its screen. It does not hold them:")
for line in arrows(from: dealsThatOpened(.ownSpliceOverTheApp, AppContainer())) { note(line) }
show("left(.ownSpliceOverTheApp)[.screen]", left(.ownSpliceOverTheApp)[.screen])
show("left(.ownSpliceOverTheApp)[.splice]", left(.ownSpliceOverTheApp)[.splice])
show("left(.ownSpliceOverTheApp)[.product]", left(.ownSpliceOverTheApp)[.product])

section("What leaks is the way back")
note("The screen is told of changes, by a closure that holds it:")
show(
  "visits(3, .newDealsSplice, following: .strongly)[.product]",
  visits(3, .newDealsSplice, following: .strongly)[.product])
note("It stays on its own splice as well:")
show(
  "visits(1, .ownSplice, following: .strongly)[.product]",
  visits(1, .ownSplice, following: .strongly)[.product])
note("With weak in the closure it goes, on either:")
show(
  "visits(3, .newDealsSplice, following: .weakly)[.product]",
  visits(3, .newDealsSplice, following: .weakly)[.product])
show(
  "visits(1, .ownSplice, following: .weakly)[.product]",
  visits(1, .ownSplice, following: .weakly)[.product])

func makeApp() -> (AppContainer, Journal) {
  let journal = Journal()
  return (AppContainer(journal: journal), journal)
}

/// Who holds whom, for a diagram: classes by their bare names, and nothing of what the app holds.
func arrows(from root: AnyObject) -> [String] {
  references(from: root).map { $0.replacing(#/<\w+>/#, with: "") }
    .filter { !$0.hasPrefix("AppContainer.") }
}
