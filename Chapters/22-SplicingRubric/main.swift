import Foundation
import Playground

// A question on the command line is answered, and nothing else is printed.
let words = Array(CommandLine.arguments.dropFirst())
guard words.isEmpty else {
  let reply = reply(to: words)
  let output = reply.status == 0 ? FileHandle.standardOutput : .standardError
  output.write(Data((reply.lines.joined(separator: "\n") + "\n").utf8))
  exit(reply.status)
}

chapter("22 SplicingRubric", "which dependency deserves a splice.")
let app = AppDependencies(tracker: EventList())

section("A splice for one view")
note("The document's own example: one view, and an internal repository.")
let spliced = OneUserBySplice.ProductDetailView(
  dependencies: OneUserBySplice.SplicedProductDetailViewDependencies(
    externalDependencies: app, productDataRepository: ProductDataRepository()))
show("spliced.lines()", spliced.lines())
note("The same view, which takes the repository as one more parameter:")
let plain = OneUserByParameter.ProductDetailView(
  dependencies: app, productDataRepository: ProductDataRepository())
show("plain.lines()", plain.lines())
note("Either way the repository goes with its view:")
show("openOnce(.splice).freed", openOnce(.splice).freed)
show("openOnce(.parameter).freed", openOnce(.parameter).freed)

section("The rubric")
note("Columns: public, internal, file-private or private.")
for (scope, row) in zip(MemoryScope.allCases, recommendedTable) {
  note("\(scope.title): \(row.joined(separator: " | "))")
}
let equal = zip(recommendedTable.joined(), documentsTable.joined()).count { $0 == $1 }
note("cells equal to the table: \(equal) of \(documentsTable.joined().count)")

section("The document's example, asked")
note("One type uses it, and it is internal:")
show("recommend(.singleType, .internal)", recommend(.singleType, .internal))
note("So the document's only splice is one that its rubric advises against.")

section("1 Accessibility")
note("The app cannot name the catalogue. Its views have it all the same:")
let list = ProductListView(dependencies: .init(externalDependencies: app))
show("app is any ProductCatalogueDependency", app is any ProductCatalogueDependency)
show("list.lines()", list.lines())
note("File-private, as a parameter, and as the splice that the rubric rules out:")
let price = FilePrivateByParameter.PriceView(dependencies: app)
show("price.lines()", price.lines())
show("price.sharesItsRules", price.sharesItsRules)
let splicedPrice = FilePrivateBySplice.PriceView(externalDependencies: app)
show("splicedPrice.lines()", splicedPrice.lines())

section("2 Memory scope")
note("A feature of three views is opened and closed; the app goes on. Made in the")
note("app, the repository stays. Made in the feature, or in each view, it goes:")
show("visit(.app)", visit(.app))
show("visit(.feature)", visit(.feature))
show("visit(.view)", visit(.view))
note("What is global stays, though both lists that used it are gone:")
show("openTwoLists().alive", openTwoLists().alive)

section("3 Scope of use")
note("A child shares five stores with its page. It takes each, or the container:")
let near = OneChildByParameter.ReviewPage(dependencies: app)
show("taken(by: near.actions)", taken(by: near.actions))
let splicedNear = OneChildBySplice.ReviewPage(
  dependencies: .init(externalDependencies: app))
show("taken(by: splicedNear.actions)", taken(by: splicedNear.actions))

section("4 Distance")
note("Two use the reviews, far down. All between take them, and hand them on:")
let far = FarApartByParameter.ReviewPage(dependencies: app)
for line in handed("reviews", in: far.steps) { note(line) }
note("With a splice at the page nobody does:")
let splicedFar = FarApartBySplice.ReviewPage(dependencies: .init(externalDependencies: app))
show("handed(\"reviews\", in: splicedFar.steps)", handed("reviews", in: splicedFar.steps))
note("Both who use the reviews have the same ones, either way:")
let actions = far.list.row.actions
show(
  "actions.reviews === far.footer.button.reviews",
  actions.reviews === far.footer.button.reviews)
let splicedActions = splicedFar.list.row.actions.dependencies
let splicedButton = splicedFar.footer.button.dependencies
show(
  "splicedActions.reviews === splicedButton.reviews",
  splicedActions.reviews === splicedButton.reviews)

section("5 Grouping")
note("Five stores go the same way, and each is a parameter at each of five steps:")
show("far.steps.map { taken(by: $0.child) }", far.steps.map { taken(by: $0.child) })
note("Spliced, they stand in one place, whatever their number:")
show("splicedFar.steps.map { taken(by: $0.child) }", splicedFar.steps.map { taken(by: $0.child) })
show("taken(by: splicedFar.dependencies)", taken(by: splicedFar.dependencies))

section("Ask it")
note("swift run SplicingRubric single-type internal")
for line in reply(to: ["single-type", "internal"]).lines { note(line) }
