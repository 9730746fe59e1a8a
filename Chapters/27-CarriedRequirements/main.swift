import Playground
import RequirementsCarrier
import Scopes

chapter(
  "27 CarriedRequirements", "a tool writes what scopes only pass on.",
  "A seller number for the checkout passes through three scopes.",
  "Chapter 26 wrote such lines by hand. Here 'carry' writes them.")

section("What the cart may read")
let scopes = declarations(in: withNamesByHand(try Shop.sources()[0].text))
for line in scopes.lines(ofList: "Cart") { note(line) }

section("The theme passes through the cart")
let plan = try CarryPlan(of: Shop.sources())
let pairs = [("Cart", "LoggedIn"), ("Checkout", "Cart")]
for line in plan.byHand.lines(with: "Theme", through: pairs) { note(line) }

section("A seller number")
let seller = withNamesByHand(try Shop.sources(withSellerIn: "AppResource")[0].text)
for line in changes(from: scopes, to: declarations(in: seller)) { note(line) }

section("A seller number by hand")
let sellerPlan = try CarryPlan(of: Shop.sources(withSellerIn: "AppResource"))
let copied = sellerPlan.byHand.withMissedRename
for line in changes(from: plan.byHand, to: copied) { note(line) }

section("How many lines by hand")
show(plan.linesByHand)
show(sellerPlan.linesByHand)
let lookPlan = try CarryPlan(of: Shop.sourcesWithLook())
show(lookPlan.linesByHand)
let deliveryPlan = try CarryPlan(of: Shop.sourcesWithDelivery())
show(deliveryPlan.linesByHand)

section("Scopes inside each other")
let market = Before.Market(app: Before.App())
let cart = Before.Cart(login: Before.Login(market: market))
show(Before.receipt(of: cart))
show(cart.logLine)

section("Written by carry")
let app = AppResource(injecting: NilResource())
let checkout = app.market().logIn().cart().checkOut()
show(checkout.paymentRequest)
let receipt = checkout.receipt()
show(receipt.text)  // predict

section("What each scope hands on")
for arrow in arrows(in: plan.diagram) { note(arrow) }

section("A value that no scope has")
do {
  _ = try CarryPlan(of: Shop.sources(withSellerIn: nil))
} catch let error as CarryError {
  for reason in error.all {
    note("\(reason.file):\(reason.line ?? 0): error:")
    note(
      reason.message.replacing(": ", with: ":\n").replacing(". ", with: ".\n")
        .replacing(" -> LoggedIn", with: "\n-> LoggedIn"))
  }
}

section("One value more")
let withSeller = try CarryPlan(of: Shop.sources(withSellerIn: "AppResource"))
let added = withSeller.lines.filter { $0.contains("seller") }
for line in added { note(line) }
show(added.count)  // predict

section("The nearest currency")
let nearest = try CarryPlan(of: Shop.sources(withCurrencyIn: "LoggedInResource"))
let (written, rewritten) = (declarations(in: plan.generated), declarations(in: nearest.generated))
for line in changes(from: written, to: rewritten) { note(line) }

section("What is passed on is live, what is changed is not")
step { (app.theme, app.locale) = ("light", "de") }
show(receipt.text)  // predict: LoggedInResource.locale
show(app.market().logIn().cart().checkOut().receipt().text)  // predict: LoggedInResource.locale

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
