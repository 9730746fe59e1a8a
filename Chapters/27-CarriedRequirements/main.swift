import Playground
import RequirementsCarrier
import Scopes

chapter(
  "27 CarriedRequirements", "a tool writes what scopes only pass on.",
  "One theme takes many lines of forwarding.",
  "Chapter 26 wrote them by hand. Here 'carry' writes them.")

let sources = try ProofOfConcept.sources()
let plan = try CarryPlan(of: sources)

section("What only passes on")
note("Root has 'implicit', Three needs it. One and Two neither need it nor say so.")
note("Somebody must write these lines, and again at each new need:")
let passing = plan.generated.split(separator: "\n").filter { $0.contains("injected.") }
show("passing.count", passing.count)  // predict

section("The plan")
for line in plan.lines { note(line) }
note("As a picture, with what is carried along each arrow:")
for line in plan.diagram { note(line) }

section("The generated text")
print(plan.generated, terminator: "")

section("One need more")
note("Three lists 'dropped' too, in one line. The rest follows:")
for line in try CarryPlan(of: ProofOfConcept.sources(needing: "dropped")).lines { note(line) }

section("A need nobody provides")
note("Three lists 'nowhere'. The message leads to that line, and names who asked:")
do {
  _ = try CarryPlan(of: ProofOfConcept.sources(needing: "nowhere"))
} catch let error as CarryError {
  for reason in error.all {
    note("\(reason.path):\(reason.line): error:")
    for part in reason.message.replacing(". ", with: ": ").split(separator: ": ") {
      note("\(part)")
    }
  }
}

section("What is passed on is live, what is changed is not")
let app = AppResource(injecting: NilResource())
let receipt = app.checkout().receipt()
show("receipt.text", receipt.text)
step(#"(app.theme, app.locale) = ("light", "de")"#) {
  (app.theme, app.locale) = ("light", "de")
}
note("The theme is carried and read anew. The checkout's locale is lazy, made before:")
show("receipt.text", receipt.text)  // predict
note("A new checkout makes its own:")
show("app.checkout().receipt().text", app.checkout().receipt().text)  // predict

section("Why classes are extended, and not protocols")
note("The left scope lists a token only. An extension for everything whose outer")
note("scope has a secret reaches it too:")
let left = ParentResource(injecting: NilResource()).left()
show("left.secret", left.secret)
note("Should both scopes need one name, it is ambiguous: the compiler refuses it.")

section("What no type checks")
note("A scope that keeps the one inside it is never freed:")
let (stored, untouched, touched) = (Recorder(), Recorder(), Recorder())
useStoredChild(stored)
show("stored.freed", stored.freed)  // predict
note("A root that injects itself lazily is freed, unless somebody looks:")
useSelfInjectedRoot(touching: false, untouched)
show("untouched.freed", untouched.freed)  // predict
useSelfInjectedRoot(touching: true, touched)
show("touched.freed", touched.freed)  // predict

staysOpen("Is all of this slow?")
