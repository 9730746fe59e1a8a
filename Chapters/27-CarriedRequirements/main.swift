import Playground
import RequirementsCarrier
import Scopes

chapter(
  "27 CarriedRequirements", "a tool writes what scopes only pass on.",
  "A theme and a currency take many lines of forwarding.",
  "Chapter 26 wrote them by hand. Here 'carry' writes them.")

section("Copied by hand")
let app = AppResource(injecting: NilResource())
let loginByHand = Before.LoggedInResource(injecting: app)
let checkoutByHand = Before.CheckoutResource(injecting: loginByHand)
show(ReceiptResource(injecting: checkoutByHand).text)

section("Written by carry")
let receipt = app.logIn().checkOut().receipt()
show(receipt.text)  // predict

section("The plan")
let plan = try CarryPlan(of: Shop.sources())
for line in plan.lines { note(line) }

section("What each scope hands on")
for arrow in arrows(in: plan.diagram) { note(arrow) }

section("What is written for the checkout")
let written = plan.generated.split(separator: "\n\n")
for block in written where block.contains("CheckoutRe") { print(block) }

section("What is written for the login")
for block in written where block.contains("LoggedIn") { print(block) }

section("A value that no scope has")
do {
  _ = try CarryPlan(of: Shop.sources(withLogoIn: nil))
} catch let error as CarryError {
  for reason in error.all {
    note("\(reason.file):\(reason.line ?? 0): error:")
    note(reason.message.replacing(": ", with: ":\n").replacing(". ", with: ".\n"))
  }
}

section("One value more")
let withLogo = try CarryPlan(of: Shop.sources(withLogoIn: "AppResource"))
let added = withLogo.lines.filter { $0.contains("logo") }
for line in added { note(line) }
show(added.count)  // predict

section("How many lines by hand")
show(plan.linesByHand)
let sixBySix = try CarryPlan(of: Shop.sources(scopes: 6, values: 6))
show(sixBySix.linesByHand)
let bigger = try CarryPlan(of: Shop.sources(scopes: 8, values: 12))
show(bigger.linesByHand)

section("The nearest currency")
note("Now the login has a currency, too:")
let nearest = try CarryPlan(of: Shop.sources(withCurrencyIn: "LoggedInResource"))
for line in plan.lines where !nearest.lines.contains(line) { note("gone: \(line)") }

section("What is passed on is live, what is changed is not")
step { (app.theme, app.locale) = ("light", "de") }
show(receipt.text)  // predict: LoggedInResource.locale
show(app.logIn().checkOut().receipt().text)  // predict: LoggedInResource.locale

section("The document's scopes")
let stated = try CarryPlan(of: ProofOfConcept.sources())
for line in stated.lines { note(line) }
let passing = stated.generated.split(separator: "\n")
  .filter { $0.contains("injected.") }
show(passing.count)

section("Extensions of a protocol")
let parent = ParentResource(injecting: NilResource())
let left = parent.left()
show(left.secret)

section("What no type checks")
note("A scope that keeps the one inside it is never freed:")
let (stored, untouched, touched) = (Lifetimes(), Lifetimes(), Lifetimes())
useStoredChild(stored)
show(stored.freed)  // predict
note("A root that injects itself lazily is freed, unless code reads `injected`:")
useSelfInjectedRoot(touching: false, untouched)
show(untouched.freed)
useSelfInjectedRoot(touching: true, touched)
show(touched.freed)  // predict

staysOpen("Is all of this slow?")
