import Playground
import ProductDetail
import TextUI

chapter("23 PublicFeature", "a feature in a module of its own, with one door.")

let tracker = SpyTracker()
let network = CountingNetwork()
let app = App(tracker: tracker, network: network)

section("Without a door")
note("The client puts the view together: a repository, a splice, a view.")
let offer = offerView(of: app, for: "ABC")
show("offer.lines()", offer.lines())
note("It works, and all of the feature had to be public for it.")

section("One door")
note("One alias says what to bring, and one line gets the view:")
let needs = (any ProductFeatureDependencies).self
show("needs", needs)
let view = ProductFeature(dependencies: app).productDetailView(for: "ABC")
show("view.lines()", view.lines())
try step("try view.tap(\"Add to cart\")") { try view.tap("Add to cart") }
show("tracker.tracked", tracker.tracked)

section("What is behind it lives as long as the view")
let quiet = CountingNetwork()
let feature = ProductFeature(dependencies: App(tracker: tracker, network: quiet))
var views = [feature.productDetailView(for: "ABC"), feature.productDetailView(for: "DEF")]
note("Two views, two repositories, each with an open connection:")
show("quiet.open", quiet.open)
step("views.remove(at: 0)") { views.remove(at: 0) }
show("quiet.open", quiet.open)
step("views = []") { views = [] }
show("quiet.open", quiet.open)

section("Hidden from the compiler, not from the program")
note("A client cannot write the view's type. A running program still knows it:")
show("\"\\(type(of: view))\".prefix(17)", "\(type(of: view))".prefix(17))
