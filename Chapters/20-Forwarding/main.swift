import Foundation
import Playground
import TextUI

chapter(
  "20 Forwarding", "name a child's needs by the child's alias.",
  "One more dependency in the innermost view changes the lists of all its parents.",
  "So each parent forwards the alias of its child.")

/// Runs `use` with a new app, and prints the calls that the app's services record.
func printCalls(during use: (App) throws -> Void) rethrows {
  let log = Log()
  try use(App(log: log))
  for line in log.lines { note(line) }
}

section("Listed by hand")
note("The image logs, so all the aliases above it list logging:")
show(needs(ProductImageViewDependencies.self))
show(needs(Before.ProductDetailViewDependencies.self))
show(needs(Before.ShopViewDependencies.self))
note("Later, the image tracks instead of logging:")
show(needs(Dropped.ProductImageViewDependencies.self))
show(needs(Dropped.Before.ProductDetailViewDependencies.self))  // predict

section("Required when listed")
for line in requirementLines(of: [
  ("ProductListView", Dropped.Before.ProductListViewDependencies.self),
  ("ProductDetailView", Dropped.Before.ProductDetailViewDependencies.self),
  ("ProductImageView", Dropped.ProductImageViewDependencies.self),
]) { note(line) }

section("A direct child")
note("The page forwards the alias of its image:")
show(needs(ProductDetailViewDependencies.self))
try printCalls { app in
  let page = ProductDetailView(dependencies: app)
  for line in page.lines() { note(line) }
  step { page.appear() }
  try step { try page.tap("Add to cart") }
}

section("The child changes, the parent does not")
note("The image logs. Later it only tracks, and later still it logs and shows a price:")
show(needs(ProductImageViewDependencies.self))
show(needs(Dropped.ProductImageViewDependencies.self))
show(needs(Added.ProductImageViewDependencies.self))
note("The page, which forwards the alias of its image:")
show(needs(ProductDetailViewDependencies.self))
show(needs(Dropped.ProductDetailViewDependencies.self))  // predict
show(needs(Added.ProductDetailViewDependencies.self))  // predict
note("The list, which forwards the alias of the page:")
show(needs(ProductListViewDependencies.self))
show(needs(Dropped.ProductListViewDependencies.self))
show(needs(Added.ProductListViewDependencies.self))

section("Required when forwarded")
for line in requirementLines(of: [
  ("ProductListView", Dropped.ProductListViewDependencies.self),
  ("ProductDetailView", Dropped.ProductDetailViewDependencies.self),
  ("ProductImageView", Dropped.ProductImageViewDependencies.self),
]) { note(line) }

section("A container with only a tracker")
let tracked = Log()
let slim = OnlyTracking(tracker: tracked)
let root: Any = slim  // Any, so that 'is' checks at run time
note("First the page with pasted names, then the page that forwards:")
show(root is any Dropped.Before.ProductDetailViewDependencies)
show(root is any Dropped.ProductDetailViewDependencies)  // predict
step { Dropped.ProductListView(dependencies: slim).appear() }
show(tracked.lines)

section("While the image logs")
show(root is any Before.ProductDetailViewDependencies)  // predict
show(root is any ProductDetailViewDependencies)

section("Who calls whom")
let calls = Log()
let recordedPage = ProductDetailView(dependencies: RecordingApp(calls: calls))
recordedPage.appear()
try recordedPage.tap("Add to cart")
for line in calls.lines { note(line) }

section("A borrowed alias")
note("This image takes the alias of the page:")
let log = Log()
let app = App(log: log)
step { Borrowed.ProductImageView(dependencies: app).appear() }
show(log.lines)

section("A child that isn't a view")
printCalls { app in
  step { Checkout(dependencies: app).pay(405) }
}

section("Who holds whom")
for line in references(from: Checkout(dependencies: app)) {
  note(line)
}

section("A superclass")
let screenLog = Log()
let screen = ProductDetailViewController(dependencies: App(log: screenLog))
step { screen.viewDidLoad() }
show(screenLog.lines)
note("An archive has no dependencies, so no screen comes out of it:")
show(ProductDetailViewController<App>(coder: NSCoder()) == nil)

section("All in one: Foo")
note("Superclass, own use, child and helper:")
show(needs(FooDependencies.self))
printCalls { app in step { _ = Foo(dependencies: app) } }

section("A page that leans on its image")
note("This page logs too, and its alias is the alias of its image:")
printCalls { app in
  step { Leaning.ProductDetailView(dependencies: app).appear() }
}

section("A missing forward that others cover")
note("Foo without the alias of its helper:")
show(needs(HiddenForward.FooDependencies.self))
show(HiddenForward.FooDependencies.self == FooDependencies.self)  // predict

section("A splice forwards by hand")
let whole: Any = app
let spliced: Any = Splice.SplicedProductDetailViewDependencies(
  externalDependencies: app, productDataRepository: ProductDataRepository(productName: "tea"))
show(whole is any LoggingDependency)
show(spliced is any LoggingDependency)  // predict: SplicedProductDetailViewDependencies
note("The app has prices too, but the splice has no line that forwards them:")
show(whole is any PricingDependency)
show(spliced is any PricingDependency)  // predict: SplicedProductDetailViewDependencies

staysOpen("Some needs should die with the page.")
