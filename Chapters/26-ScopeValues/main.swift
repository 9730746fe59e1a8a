import Playground
import Scopes

chapter(
  "26 ScopeValues", "how a value travels from scope to scope.",
  "Every scope on the way repeats values that it doesn't use.",
  "Each lists what it uses, and one file carries the rest.")

section("Four scopes and three values")
for arrow in valuesPassedOn() { note(arrow) }

section("Every scope repeats")
let app = AppResource(injecting: NilResource())
let repeatingLogin = Before.LoggedInResource(injecting: app)
let repeatingCheckout = Before.CheckoutResource(injecting: repeatingLogin)
show(ReceiptResource(injecting: repeatingCheckout).text)
show(repeatingLogin.theme)

section("Each scope lists what it uses")
let login = LoggedInResource(injecting: app)
let checkout = CheckoutResource(injecting: login)
let receipt = ReceiptResource(injecting: checkout)
show(receipt.text)
show(login.locale)  // predict

section("Locale and theme change")
step { (app.theme, app.locale) = ("light", "de") }
// predict: LoggedInResource.locale, LoggedInResource.carriedTheme, ReceiptResource.text
show(receipt.text)

section("After the next login")
let nextLogin = LoggedInResource(injecting: app)
let nextCheckout = CheckoutResource(injecting: nextLogin)
// predict: LoggedInResource.locale, LoggedInResource.carriedTheme, ReceiptResource.text
show(ReceiptResource(injecting: nextCheckout).text)

section("Who calls whom")
for line in callsOnSecondRead() { note(line) }

section("Who holds whom")
for line in references(from: receipt) { note(line) }

section("Through the outer scope")
show(login.injected.theme)

section("Through a plain member")
let openLogin = Before.OpenLoginResource(injecting: app)
show(openLogin.carriedTheme)

section("The document's program")
let output = statedOutput()
note(output.joined(separator: "\n"))

section("As its last line prints it")
show(output.count)
show("\(output)".prefix(41))
note("One line: the description of an array. Joined by newlines it is the block.")

section("A door, shut and opened")
let root = ScopeZeroResource(injecting: NilResource())
let one = root.buildScopeOne()
let shut = root.buildShutScopeOne()
show(one.injected.dropped)
show(shut.modified)
let opened = shut.injected as? ScopeZeroResource<NilResource>
show(opened?.dropped ?? "shut")  // predict: buildShutScopeOne

section("Lazy, or not")
let outside = ChangingRoot()
let snapshots = Snapshots(injecting: outside)
step { outside.modified = "in between" }
show(snapshots.lazily)  // predict: Snapshots, ChangingRoot.modified
step { outside.modified = "after" }
show(snapshots.lazily)
show(snapshots.computed)  // predict: Snapshots, ChangingRoot.modified
show(snapshots.eagerly)  // predict: Snapshots, ChangingRoot.modified

staysOpen("The code that carries them is always the same.")
