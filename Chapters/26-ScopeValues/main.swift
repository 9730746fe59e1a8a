import Playground
import Scopes

chapter(
  "26 ScopeValues", "how a value travels from scope to scope.",
  "Every scope on the way repeats values that it does not use.",
  "Requirements pass them on: explicit, implicit, carried.")

section("Four scopes down")
note("The app has a token, a locale and a theme, and a receipt needs all three.")
note("By hand, the login and the checkout between them name and pass on each:")
let app = AppResource(injecting: NilResource())
let repeating = Before.LoggedInResource(injecting: app)
let before = ReceiptResource(injecting: Before.CheckoutResource(injecting: repeating))
show("before.text", before.text)
show("repeating.theme", repeating.theme)
note("Now each names what it uses, and `login.theme` does not compile:")
let login = LoggedInResource(injecting: app)
let receipt = ReceiptResource(injecting: CheckoutResource(injecting: login))
show("receipt.text", receipt.text)
show("login.locale", login.locale)  // predict

section("The document's program")
let output = statedOutput()
note(output.joined(separator: "\n"))

section("As its last line prints it")
show("output.count", output.count)  // predict
show("\"\\(output)\".prefix(41)", "\(output)".prefix(41))
note("One line: the description of an array. Joined by newlines it is the block.")

section("Through a back door")
let root = ScopeZeroResource(injecting: NilResource())
let one = root.buildScopeOne()
let three = one.buildScopeTwo().buildScopeThree()
note("One cannot say `one.dropped`, and anybody can say this:")
show("one.injected.dropped", one.injected.dropped)  // predict
show("three.injected.injected.injected.dropped", three.injected.injected.injected.dropped)
for line in references(from: three) { note(line) }
note("What is carried in secret is no secret either, if it is a plain member:")
let open = Before.ScopeOneResource(injecting: Before.ScopeZeroResource(injecting: NilResource()))
show("open.carriedImplicit", open.carriedImplicit)

section("Shut")
let shut = root.buildShutScopeOne()
note("The compiler no longer says what is injected. What is passed on is the same:")
show("shut.modified", shut.modified)
show("shut.buildScopeTwo().implicit", shut.buildScopeTwo().implicit)  // predict
note("A cast still asks the running program:")
let opened = shut.injected as? ScopeZeroResource<NilResource>
show("opened?.dropped ?? \"shut\"", opened?.dropped ?? "shut")

section("What changes later")
let changing = ChangingRoot()
let early = ScopeOneResource(injecting: changing)
let early3 = early.buildScopeTwo().buildScopeThree()
show("early3.modified", early3.modified)  // predict
step("changing.explicit = \"after\"") { changing.explicit = "after" }
step("changing.implicit = \"after\"") { changing.implicit = "after" }
step("changing.modified = \"after\"") { changing.modified = "after" }
note("What is passed on is read anew, what is lazy was read once:")
show("early3.explicit", early3.explicit)  // predict
show("early3.implicit", early3.implicit)
show("early3.modified", early3.modified)
let late = ScopeOneResource(injecting: changing)
show("late.modified", late.modified)

section("Lazy, or not")
let outside = ChangingRoot()
let snapshots = Snapshots(injecting: outside)
step("outside.modified = \"in between\"") { outside.modified = "in between" }
show("snapshots.lazily", snapshots.lazily)  // predict
step("outside.modified = \"after\"") { outside.modified = "after" }
show("snapshots.lazily", snapshots.lazily)
show("snapshots.computed", snapshots.computed)  // predict
show("snapshots.atOnce", snapshots.atOnce)  // predict

staysOpen("The code that passes them on is always the same.")
