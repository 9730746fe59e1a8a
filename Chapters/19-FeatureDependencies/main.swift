import Playground
import TextUI

chapter(
  "19 FeatureDependencies", "a feature says what it needs, and gets just that.",
  "The page shows a view of another feature, with a type nobody can write down.",
  "Generics and vended views keep the types.")

section("Nobody is told")
let untracked = Before.ProductDetailView()
show("untracked.lines()", untracked.lines())  // predict
try step("try untracked.tap(\"Add to cart\")") { try untracked.tap("Add to cart") }
note("The tap arrives, and the view has nobody to tell.")

section("It says what it needs")
let (logger, tracker) = (Recorder(), Recorder())
let app = App(logger: logger, tracker: tracker)
let detail = ProductDetailView(dependencies: app)
show("detail.lines()", detail.lines())
try step("try detail.tap(\"Add to cart\")") { try detail.tap("Add to cart") }
show("tracker.lines", tracker.lines)  // predict

section("It gets just that")
note("The app has a logger too. The view did not ask for it, and cannot reach it:")
show("type(of: detail)", type(of: detail))
show("logger.lines", logger.lines)
note("So less than the app will do, in a test for example:")
let testTracker = Recorder()
let inTest = ProductDetailView(dependencies: OnlyTracking(tracker: testTracker))
try step("try inTest.tap(\"Add to cart\")") { try inTest.tap("Add to cart") }
show("testTracker.lines", testTracker.lines)  // predict
show("tracker.lines", tracker.lines)

section("Who holds whom")
note("It names one of them and holds the whole app:")
for line in references(from: Screen(detail)) {
  note(line)
}

section("The dependencies come first")
let ordered = DependenciesFirst.ProductDetailView(
  dependencies: app, sku: "ABC", disposition: .inStock, context: "search")
show("ordered.lines()", ordered.lines())

section("Four levels with any")
note("While no dependency has a type of its own, any does as well:")
let existential = Before.ShopView(dependencies: app)
show("existential.lines()", existential.lines())
try step("try existential.tap(\"Deals\")") { try existential.tap("Deals") }
show("tracker.lines", tracker.lines)  // predict
show("type(of: existential)", type(of: existential))  // predict

section("A banner is vended")
note("Four generic levels. Only the lowest knows that there is a banner:")
let dealBanner = DealBanner(deal: Deal(name: "tea", cents: 199))
let deals = ShopView(dependencies: Vending.App(tracker: tracker, banner: dealBanner))
show("deals.lines()", deals.lines())
try step("try deals.tap(\"Today tea for 199 cents\")") {
  try deals.tap("Today tea for 199 cents")
}
show("tracker.lines", tracker.lines)  // predict
note("Another feature, another banner, the same four levels:")
let friends = ShopView(dependencies: Vending.App(tracker: tracker, banner: Text("Grace is here")))
show("friends.lines()", friends.lines())

section("The banner's type")
note("Four generic levels keep it from top to bottom:")
show("type(of: deals)", type(of: deals))
show("type(of: deals.body.body.body)", type(of: deals.body.body.body))  // predict
show("type(of: deals.body.body.body.body)", type(of: deals.body.body.body.body))
note("(Changed is what onTapGesture makes.) The way out with any shows the same lines,")
note("and keeps no type:")
let erased = Erased.PromotionView(
  dependencies: Vending.App(tracker: tracker, banner: dealBanner))
show("erased.lines()", erased.lines())
show("type(of: erased)", type(of: erased))  // predict
show("type(of: erased.body)", type(of: erased.body))  // predict

staysOpen("The image in the page needs a logger. Who passes it on?")
