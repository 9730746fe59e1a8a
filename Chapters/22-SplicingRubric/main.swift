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

chapter(
  "22 SplicingRubric", "which dependency deserves a splice.",
  "Three developers decide the same case in three ways.",
  "Two questions decide it: who uses it, and who may see it?")
let recorder = Recorder()
let app = App(recorder: recorder)

section("A splice for one view")
note("The second developer splices, as the document does in its own example:")
let spliced = Before.ProductDetailView(
  dependencies: Before.SplicedProductDetailViewDependencies(
    externalDependencies: app, productDataRepository: ProductDataRepository()))
show("spliced.lines()", spliced.lines())
note("The third gives the same view the repository as one more parameter:")
let plain = ProductDetailView(dependencies: app, productDataRepository: ProductDataRepository())
show("plain.lines()", plain.lines())
note("Either way the repository goes with its view:")
let once = Recorder()
step("openSpliced(once)") { openSpliced(once) }
step("openWithParameter(once)") { openWithParameter(once) }
show("once.tally(\"repository\")", once.tally("repository"))  // predict

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
note("The app cannot name the repository. Its views have it all the same:")
let ofTheDay = ProductOfTheDayView(dependencies: .init(externalDependencies: app))
show("app is any ProductDataRepositoryDependency", app is any ProductDataRepositoryDependency)
show("ofTheDay.overview.lines()", ofTheDay.overview.lines())
note("File-private, as a parameter, and as the splice that the rubric rules out:")
let discount = DiscountView(dependencies: app)
show("discount.lines()", discount.lines())
show(  // predict
  "rules(of: discount) === rules(of: discount.label)",
  rules(of: discount) === rules(of: discount.label))
let splicedDiscount = BySplice.DiscountView(externalDependencies: app)
show("splicedDiscount.lines()", splicedDiscount.lines())

section("2 Memory scope")
note("Three views are opened and closed; the app goes on. The first developer made")
note("the repository in the app, and it stays. Made in the feature or view, it goes:")
let wide = Recorder()
let wideApp = Before.App(tracker: wide, productDataRepository: ProductDataRepository())
step("threeViews(of: wideApp, wide)") { threeViews(of: wideApp, wide) }
show("wide.tally(\"repository\")", wide.tally("repository"))  // predict
let feature = Recorder()
step("threeViewsOfAFeature(feature)") { threeViewsOfAFeature(feature) }
show("feature.tally(\"repository\")", feature.tally("repository"))
let views = Recorder()
step("threeViewsWithParameter(views)") { threeViewsWithParameter(views) }
show("views.tally(\"repository\")", views.tally("repository"))  // predict
note("What is global stays, though both views that used it are gone:")
let twice = Recorder()
step("productOfTheDayTwice(twice)") { productOfTheDayTwice(twice) }
show("twice.alive", twice.alive)

section("3 Scope of use")
note("A button shares three stores with its form. It takes each, or the container:")
let form = ReviewForm(dependencies: app)
show("taken(by: form.button)", taken(by: form.button))  // predict
let splicedForm = Before.ReviewForm(dependencies: .init(externalDependencies: app))
show("taken(by: splicedForm.button)", taken(by: splicedForm.button))  // predict

section("4 Distance")
note("Two use the reviews, far down. All between take them, and hand them on:")
let far = Before.ReviewPage(dependencies: app)
for line in handed("reviews", in: far.steps) { note(line) }
note("With a splice at the page nobody does:")
let splicedFar = ReviewPage(dependencies: .init(externalDependencies: app))
show("handed(\"reviews\", in: splicedFar.steps)", handed("reviews", in: splicedFar.steps))
note("Both who use the reviews have the same ones, either way:")
let actions = far.list.row.actions
show(  // predict
  "actions.reviews === far.footer.button.reviews",
  actions.reviews === far.footer.button.reviews)
let splicedActions = splicedFar.list.row.actions.dependencies
let splicedButton = splicedFar.footer.button.dependencies
show(
  "splicedActions.reviews === splicedButton.reviews",
  splicedActions.reviews === splicedButton.reviews)

section("5 Grouping")
note("Three stores go the same way, and each is a parameter at each of five steps:")
show("far.steps.map { taken(by: $0.child) }", far.steps.map { taken(by: $0.child) })
note("Spliced, they stand in one place, whatever their number:")
show("splicedFar.steps.map { taken(by: $0.child) }", splicedFar.steps.map { taken(by: $0.child) })
show("taken(by: splicedFar.dependencies)", taken(by: splicedFar.dependencies))

section("Ask it")
note("swift run SplicingRubric single-type internal")
for line in reply(to: ["single-type", "internal"]).lines { note(line) }

staysOpen("Another app wants the product page.")
