import Foundation
import Playground
import TextUI

chapter(
  "20 Forwarding", "who passes on what the others need.",
  "One more need of the innermost view changes the lists of all its parents.",
  "So each parent names its child's needs by the child's alias.")

/// Prints what the services of an app hear while it is used.
func hear(_ use: (App) throws -> Void) rethrows {
  let recorder = Recorder()
  try use(App(recorder: recorder))
  for line in recorder.lines { note(line) }
}

section("Listed by hand")
note("The image logs. So the page lists logging, and so does all above it:")
show(
  "needs(Before.ProductDetailViewDependencies.self)",
  needs(Before.ProductDetailViewDependencies.self))
show("needs(Before.ShopViewDependencies.self)", needs(Before.ShopViewDependencies.self))
note("The image stops logging. Nobody logs any more, and the page still asks:")
show(
  "needs(Dropped.ProductImageViewDependencies.self)",
  needs(Dropped.ProductImageViewDependencies.self))
show(  // predict
  "needs(Dropped.Before.ProductDetailViewDependencies.self)",
  needs(Dropped.Before.ProductDetailViewDependencies.self))

section("A direct child")
note("The page forwards the alias of its image:")
show("needs(ProductImageViewDependencies.self)", needs(ProductImageViewDependencies.self))
show("needs(ProductDetailViewDependencies.self)", needs(ProductDetailViewDependencies.self))
try hear { app in
  let page = ProductDetailView(dependencies: app)
  for line in page.lines() { note(line) }
  step("page.appear()") { page.appear() }
  try step("try page.tap(\"Add to cart\")") { try page.tap("Add to cart") }
}

section("A child that is no view")
hear { app in
  step("Checkout(dependencies: app).pay(405)") { Checkout(dependencies: app).pay(405) }
}

section("Who holds whom")
note("Parent and child hold the same object. Each knows of it what its alias names:")
let app = App(recorder: Recorder())
for line in references(from: Checkout(dependencies: app)) {
  note(line)
}

section("A superclass")
hear { app in
  let screen = ProductDetailViewController(dependencies: app)
  step("screen.viewDidLoad()") { screen.viewDidLoad() }
}
note("From an archive there is no screen: nobody has saved dependencies.")
show(
  "ProductDetailViewController<App>(coder: NSCoder()) == nil",
  ProductDetailViewController<App>(coder: NSCoder()) == nil)

section("All in one: Foo")
note("Superclass, direct use, child and helper:")
show("needs(FooDependencies.self)", needs(FooDependencies.self))
hear { app in step("_ = Foo(dependencies: app)") { _ = Foo(dependencies: app) } }

section("Least knowledge")
note("An image that borrows the page's alias can do what the page can:")
hear { app in
  step("Borrowed.ProductImageView(dependencies: app).appear()") {
    Borrowed.ProductImageView(dependencies: app).appear()
  }
}

section("The child changes, the parent does not")
note("A parent that forwards, beside three versions of its child:")
show("needs(ProductDetailViewDependencies.self)", needs(ProductDetailViewDependencies.self))
show(  // predict
  "needs(Dropped.ProductDetailViewDependencies.self)",
  needs(Dropped.ProductDetailViewDependencies.self))
show(  // predict
  "needs(Added.ProductDetailViewDependencies.self)",
  needs(Added.ProductDetailViewDependencies.self))
note("The grandparent, which names neither child nor service, follows too:")
show("needs(ProductListViewDependencies.self)", needs(ProductListViewDependencies.self))
show(
  "needs(Dropped.ProductListViewDependencies.self)",
  needs(Dropped.ProductListViewDependencies.self))
show(
  "needs(Added.ProductListViewDependencies.self)", needs(Added.ProductListViewDependencies.self))

section("A root that has tracking alone")
let tracked = Recorder()
let slim = OnlyTracking(tracker: tracked)
let root: Any = slim
show("root is any ProductDetailViewDependencies", root is any ProductDetailViewDependencies)
show(  // predict
  "root is any Dropped.ProductDetailViewDependencies",
  root is any Dropped.ProductDetailViewDependencies)
note("Where the parent lists, a child that needs less helps nobody:")
show(  // predict
  "root is any Before.ProductDetailViewDependencies",
  root is any Before.ProductDetailViewDependencies)
show(
  "root is any Dropped.Before.ProductDetailViewDependencies",
  root is any Dropped.Before.ProductDetailViewDependencies)
step("Dropped.ProductListView(dependencies: slim).appear()") {
  Dropped.ProductListView(dependencies: slim).appear()
}
for line in tracked.lines { note(line) }

section("Hole 1: a leaf used only through a child")
note("This page logs. That the image does too is all it has its logger from:")
hear { app in
  step("Leaning.ProductDetailView(dependencies: app).appear()") {
    Leaning.ProductDetailView(dependencies: app).appear()
  }
}

section("Hole 2: a missing forward that others cover")
note("Foo without the alias of its helper. To the compiler it is the same:")
show("needs(HiddenForward.FooDependencies.self)", needs(HiddenForward.FooDependencies.self))
show(  // predict
  "HiddenForward.FooDependencies.self == FooDependencies.self",
  HiddenForward.FooDependencies.self == FooDependencies.self)

section("Hole 3: a splice passes on what somebody wrote down")
let whole: Any = app
let spliced: Any = Splice.SplicedProductDetailViewDependencies(
  externalDependencies: app, productDataRepository: ProductDataRepository(productName: "tea"))
show("whole is any LoggingDependency", whole is any LoggingDependency)
show("spliced is any LoggingDependency", spliced is any LoggingDependency)  // predict
note("The app has prices too. Nobody wrote that down:")
show("whole is any PricingDependency", whole is any PricingDependency)
show("spliced is any PricingDependency", spliced is any PricingDependency)  // predict

staysOpen("Some needs should die with the page.")
