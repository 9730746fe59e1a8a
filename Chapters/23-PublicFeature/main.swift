import Playground
import ProductDetail
import TextUI

chapter(
  "23 PublicFeature", "a feature in a module of its own, with one door.",
  "The page moves into a module, and half of its inside becomes public.",
  "A factory and one public alias are its only door.")

section("Without a door")
note("The app puts the page together: a repository, a splice, a view.")
let page = productDetailView(of: App(), for: "ABC")
show(page.lines())

section("A second app without a door")
let tablet = TabletApp(App())
note("It opens the page of ABC, and then the page of DEF:")
show(tablet.productDetailView(for: "ABC").lines())
show(tablet.productDetailView(for: "DEF").lines())  // predict: TabletApp

section("One door")
note("One alias says what to bring, and one line makes the view:")
let alias = (any ProductFeatureDependencies).self
show(alias)
let log = Log()
let app = App(log: log)
let view = ProductFeature(dependencies: app).productDetailView(for: "ABC")
show(view.lines())  // predict
try step { try view.tap("Add to cart") }
show(log.lines)  // predict: Before.ProductDetailView.body, Log.track

section("What is behind it lives as long as the view")
let lifetimes = Lifetimes()
let feature = ProductFeature(dependencies: App(connections: lifetimes))
var views = [feature.productDetailView(for: "ABC"), feature.productDetailView(for: "DEF")]
note("Each view has a repository, and each repository has an open connection:")
show(lifetimes.tally("connection"))  // predict
step { views.remove(at: 0) }
show(lifetimes.tally("connection"))  // predict
step { views = [] }
show(lifetimes.tally("connection"))  // predict

section("A door in a body")
let drawings = Lifetimes()
let catalog = Before.CatalogView(dependencies: App(connections: drawings))
note("The catalog is drawn three times:")
for _ in 1...3 { _ = catalog.lines() }
show(drawings.tally("connection"))

section("Hidden from the compiler, not from the program")
note("The app can't write the view's type, but at run time the view still has it:")
show("\(type(of: view))".prefix(17))

staysOpen("What still goes wrong in reviews?")
