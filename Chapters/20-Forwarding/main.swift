import Playground
import TextUI

chapter("20 Forwarding", "who passes on what the others need.")

section("Listed by hand")
note("A page makes an image, the image logs. So the page lists logging:")
show(
  "needs(Before.Listing.ProductDetailViewDependencies.self)",
  needs(Before.Listing.ProductDetailViewDependencies.self))
note("The image stops logging. Nobody logs any more, and the page still asks:")
show(
  "needs(Dropped.ProductImageViewDependencies.self)",
  needs(Dropped.ProductImageViewDependencies.self))
show(
  "needs(Dropped.Listing.ProductDetailViewDependencies.self)",
  needs(Dropped.Listing.ProductDetailViewDependencies.self))

section("A direct child")
note("The page forwards the alias of its image:")
show("needs(ProductImageViewDependencies.self)", needs(ProductImageViewDependencies.self))
show("needs(ProductDetailViewDependencies.self)", needs(ProductDetailViewDependencies.self))
let shop = App()
let page = ProductDetailView(dependencies: shop)
for line in page.lines() { note(line) }
step("page.appear()") { page.appear() }
try step("try page.tap(\"Add to cart\")") { try page.tap("Add to cart") }
for line in shop.journal.lines { note(line) }

section("A child that is no view")
let till = App()
step("Checkout(dependencies: till).pay(405)") { Checkout(dependencies: till).pay(405) }
for line in till.journal.lines { note(line) }

section("Who holds whom")
note("Parent and child hold the same object. Each knows of it what its alias names:")
let checkout = Checkout(dependencies: till)
for line in references(from: checkout) { note(line.replacing("<App>", with: "")) }

section("A superclass")
let screens = App()
let screen = ProductDetailViewController(dependencies: screens)
step("screen.viewDidLoad()") { screen.viewDidLoad() }
for line in screens.journal.lines { note(line) }
note("From an archive there is no screen: nobody has saved dependencies.")
show(
  "ProductDetailViewController<App>(coder: Coder()) == nil",
  ProductDetailViewController<App>(coder: Coder()) == nil)

section("All in one: Foo")
note("Superclass, direct use, child and helper:")
show("needs(FooDependencies.self)", needs(FooDependencies.self))
let app = App()
step("_ = Foo(dependencies: app)") { _ = Foo(dependencies: app) }
for line in app.journal.lines { note(line) }

section("Each helper has its own alias")
show("needs(Baz_trackDependencies.self)", needs(Baz_trackDependencies.self))
show("needs(Baz_reportDependencies.self)", needs(Baz_reportDependencies.self))

section("Least knowledge")
note("An image that borrows the page's alias can do what the page can:")
let curious = App()
step("Borrowed.ProductImageView(dependencies: curious).appear()") {
  Borrowed.ProductImageView(dependencies: curious).appear()
}
for line in curious.journal.lines { note(line) }

section("The child changes, the parent does not")
note("A parent that forwards, beside three versions of its child:")
show(
  "needs(Before.ProductDetailViewDependencies.self)",
  needs(Before.ProductDetailViewDependencies.self))
show(
  "needs(Dropped.ProductDetailViewDependencies.self)",
  needs(Dropped.ProductDetailViewDependencies.self))
show(
  "needs(Added.ProductDetailViewDependencies.self)",
  needs(Added.ProductDetailViewDependencies.self))
note("The grandparent, which names neither child nor service, follows too:")
show("needs(Before.ShopViewDependencies.self)", needs(Before.ShopViewDependencies.self))
show("needs(Dropped.ShopViewDependencies.self)", needs(Dropped.ShopViewDependencies.self))
show("needs(Added.ShopViewDependencies.self)", needs(Added.ShopViewDependencies.self))

section("A root that has tracking alone")
let slim = Slim()
let root: Any = slim
show(
  "root is any Before.ProductDetailViewDependencies",
  root is any Before.ProductDetailViewDependencies)
show(
  "root is any Dropped.ProductDetailViewDependencies",
  root is any Dropped.ProductDetailViewDependencies)
note("Where the parent lists, a child that needs less helps nobody:")
show(
  "root is any Before.Listing.ProductDetailViewDependencies",
  root is any Before.Listing.ProductDetailViewDependencies)
show(
  "root is any Dropped.Listing.ProductDetailViewDependencies",
  root is any Dropped.Listing.ProductDetailViewDependencies)
step("Dropped.ShopView(dependencies: slim).appear()") {
  Dropped.ShopView(dependencies: slim).appear()
}
for line in slim.journal.lines { note(line) }

section("Hole 1: a leaf used only through a child")
note("This page logs. That the image does too is all it has its logger from:")
let leaning = App()
step("Leaning.ProductDetailView(dependencies: leaning).appear()") {
  Leaning.ProductDetailView(dependencies: leaning).appear()
}
for line in leaning.journal.lines { note(line) }

section("Hole 2: a missing forward that others cover")
note("Foo without the alias of its helper. To the compiler it is the same:")
show("needs(HiddenForward.FooDependencies.self)", needs(HiddenForward.FooDependencies.self))
show(
  "HiddenForward.FooDependencies.self == FooDependencies.self",
  HiddenForward.FooDependencies.self == FooDependencies.self)

section("Hole 3: a splice passes on what somebody wrote down")
let whole: Any = app
let spliced: Any = Splice.SplicedProductDetailViewDependencies(
  externalDependencies: app, productDataRepository: ProductDataRepository(productName: "Shoe"))
show("whole is any LoggingDependency", whole is any LoggingDependency)
show("spliced is any LoggingDependency", spliced is any LoggingDependency)
note("The app has analytics too. Nobody wrote that down:")
show("whole is any AnalyticsDependency", whole is any AnalyticsDependency)
show("spliced is any AnalyticsDependency", spliced is any AnalyticsDependency)
