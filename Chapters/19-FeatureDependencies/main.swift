import Playground
import TextUI

chapter(
  "19 FeatureDependencies", "show a view of another feature, and keep its type.",
  "The shop shows a view of another feature, and can't write down its type.",
  "Generics and vended views keep the types.")

section("Four levels with any")
let tracker = Log()
let app = App(logger: Log(), tracker: tracker)
let shop = Before.ShopView(dependencies: app)
show(shop.lines())
try step { try shop.tap("Deals") }
show(tracker.lines)  // predict: Before.PromotionView.body, Log.track
show(type(of: shop))  // predict

section("A banner is vended")
let dealTracker = Log()
let dealBanner = DealBanner(deal: Deal(name: "tea", cents: 199))
let deals = ShopView(dependencies: Vending.App(tracker: dealTracker, banner: dealBanner))
show(deals.lines())
try step { try deals.tap("Today tea for 199 cents") }
show(dealTracker.lines)  // predict
note("Another feature, another banner, the same four views:")
let friends = ShopView(dependencies: Vending.App(tracker: tracker, banner: Text("Grace is here")))
show(friends.lines())

section("Four bodies")
for line in bodies(with: Vending.App(tracker: dealTracker, banner: dealBanner)) { note(line) }

section("The banner's type")
show(type(of: deals))
show(type(of: deals.body.body.body))  // predict
show(type(of: deals.body.body.body.body))

section("The banner's type, erased")
let erased = Erased.PromotionView(
  dependencies: Vending.App(tracker: tracker, banner: dealBanner))
show(erased.lines())
show(type(of: erased))  // predict
show(type(of: erased.body))  // predict

section("A tap that nothing tracks")
let untracked = Before.ProductDetailView()
show(untracked.lines())
try step { try untracked.tap("Add to cart") }

section("A tracker from the container")
let (pageLogger, pageTracker) = (Log(), Log())
let detail = ProductDetailView(dependencies: App(logger: pageLogger, tracker: pageTracker))
show(detail.lines())
try step { try detail.tap("Add to cart") }
show(pageTracker.lines)  // predict
note("The app has a logger, too, but this view's alias doesn't list it:")
show(type(of: detail))
show(pageLogger.lines)

section("A test brings less")
let testTracker = Log()
let testDetail = ProductDetailView(dependencies: OnlyTracking(tracker: testTracker))
try step { try testDetail.tap("Add to cart") }
show(testTracker.lines)  // predict
show(pageTracker.lines)

section("Who holds whom")
for line in references(from: Screen(detail)) {
  note(line)
}

section("The dependencies come first")
let ordered = DependenciesFirst.ProductDetailView(
  dependencies: app, sku: "ABC", disposition: .inStock, context: "search")
show(ordered.lines())

staysOpen("The image in the page needs a logger. Who passes it on?")
