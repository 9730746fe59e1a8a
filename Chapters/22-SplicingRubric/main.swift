import Foundation
import Playground

// With arguments, the program only answers the question.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty else {
  let reply = reply(to: arguments)
  let output = reply.status == 0 ? FileHandle.standardOutput : .standardError
  output.write(Data((reply.lines.joined(separator: "\n") + "\n").utf8))
  exit(reply.status)
}

chapter(
  "22 SplicingRubric", "start with a parameter.",
  "Three developers decide the same case in three ways.",
  "One sentence decides it: count the arguments that pass the value on.")
let app = App()

section("A splice or a parameter")
let byParameter = ProductDetailView(
  dependencies: app, productDataRepository: ProductDataRepository())
show(byParameter.lines())
let bySplice = Before.ProductDetailView(
  dependencies: Before.SplicedProductDetailViewDependencies(
    externalDependencies: app, productDataRepository: ProductDataRepository()))
show(bySplice.lines())

section("Both are closed")
let bothWays = Lifetimes()
step { openAndCloseByParameter(bothWays) }
step { openAndCloseBySplice(bothWays) }
show(bothWays.tally("repository"))  // predict

section("Lifetimes")
let versions = Lifetimes()
openAndCloseThreeVersions(versions)
for line in versions.timeline { note(line) }

section("One level down")
let form = ReviewForm(dependencies: app)
note("The form hands its button a container and three stores:")
show(parameterCount(of: form.button))  // predict
let splicedForm = Before.ReviewForm(dependencies: .init(externalDependencies: app))
note("Or a container alone:")
show(parameterCount(of: splicedForm.button))  // predict

section("Far down, by parameter")
let reviewPage = Before.ReviewPage(dependencies: app)
for line in argumentArrows(for: "reviews", in: reviewPage.steps) { note(line) }

section("Three stores")
note("How many values does the view at the end of each arrow take?")
show(reviewPage.steps.map { parameterCount(of: $0.child) })
let splicedPage = ReviewPage(dependencies: .init(externalDependencies: app))
show(splicedPage.steps.map { parameterCount(of: $0.child) })
note("The splice holds the app and the three stores:")
show(parameterCount(of: splicedPage.dependencies))

section("The same reviews")
let actions = reviewPage.list.row.actions
show(actions.reviews === reviewPage.footer.button.reviews)  // predict
let splicedActions = splicedPage.list.row.actions.dependencies
let splicedButton = splicedPage.footer.button.dependencies
show(splicedActions.reviews === splicedButton.reviews)
show(argumentArrows(for: "reviews", in: splicedPage.steps))

section("Made at three levels")
note("The app makes the repository. Three views are opened and closed:")
let wideApp = Before.App(tracker: Log(), productDataRepository: ProductDataRepository())
let byApp = Lifetimes()
step { openThreeViews(of: wideApp, byApp) }
show(byApp.tally("repository"))  // predict
note("The feature makes it, and holds it in a splice:")
let byFeature = Lifetimes()
step { openThreeViewsOfAFeature(of: app, byFeature) }
show(byFeature.tally("repository"))
note("Each view gets its own, as a parameter:")
let byEachView = Lifetimes()
step { openThreeViewsWithParameter(of: app, byEachView) }
show(byEachView.tally("repository"))  // predict

section("One splice for two lives")
let checkout = Lifetimes()
checkOut(checkout)
for line in checkout.timeline { note(line) }

section("A static")
note("Two views of the product of the day are opened and closed, one after the other:")
let twoViews = Lifetimes()
step { openProductOfTheDayTwice(twoViews) }
show(twoViews.alive)
let ofTheDay = ProductOfTheDayView(dependencies: .init(externalDependencies: app))
show(app is any ProductDataRepositoryDependency)
show(ofTheDay.overview.lines())

section("File-private")
note("As a parameter, and in a splice that never leaves its file:")
let discount = DiscountView(dependencies: app)
show(discount.lines())
show(rules(of: discount) === rules(of: discount.label))  // predict
let splicedDiscount = BySplice.DiscountView(externalDependencies: app)
show(splicedDiscount.lines())

section("The rubric")
note("Columns: public, internal, file-private or private.")
for (scope, row) in zip(MemoryScope.allCases, recommendedTable) {
  note("\(scope.title): \(row.joined(separator: " | "))")
}
let equal = zip(recommendedTable.joined(), documentsTable.joined()).count { $0 == $1 }
note("cells equal to the document's table: \(equal) of \(documentsTable.joined().count)")

section("The document's example")
note("Its splice is internal, and one view uses it:")
show(recommend(.singleType, .internal))

section("Ask it")
note("swift run SplicingRubric non-adjacent-descendants internal")
for line in reply(to: ["non-adjacent-descendants", "internal"]).lines { note(line) }

staysOpen("Another app wants the product page.")
