import Foundation
import Playground

let arguments = Array(CommandLine.arguments.dropFirst())
if !arguments.isEmpty { exit(Command.run(arguments)) }

chapter(
  "28 PatternCosts", "what a call costs through each pattern.",
  "In a review, a colleague says that injection is slow.",
  "We count its look-ups, and measure a call through each pattern.")

section("A look-up for each pixel")
let dependencies = CountingDependencies(tone: HalfTone())
let photo = Array(0..<1_000)
let slow = Before.SoldOutFilter(dependencies: dependencies)
show(slow.dim([200, 100, 48]))
show(dependencies.lookUps { _ = slow.dim(photo) })  // predict

section("A look-up for each photo")
let filter = SoldOutFilter(dependencies: dependencies)
show(filter.dim([200, 100, 48]))
show(dependencies.lookUps { _ = filter.dim(photo) })  // predict

section("The tone is replaced")
let stored = StoredToneFilter(dependencies: dependencies)
step { dependencies.tone = QuarterTone() }
show(filter.dim([200, 100, 48]))
show(stored.dim([200, 100, 48]))  // predict

section("The leaf")
note("Every row calls it once, so every row returns the same:")
let leaf = Leaf()
show(leaf.answer(40))  // predict: Leaf
let rows = PatternRows.all()
let callers = rows.filter(\.callsLeaf)
show(Set(callers.map { $0.answer(1, 40) }))
note("A thousand calls, each with the result of the one before:")
show(Set(callers.map { $0.answer(1_000, 0) }))  // predict: Leaf

section("Who holds whom")
let client = Constructor.ServerAPIClient(leaf: leaf)
let service = Deps3Object.AService(leaf: leaf)
let consumers: [any LeafCaller] = [
  DirectModel(leaf: leaf), Constructor.LoginViewModel(client: client),
  Deps4Object.Deps(aService: service).cService,
]
show(references(from: leaf).count)  // predict: Leaf
show(consumers.map { $0.call(40) })
show(consumers.map { references(from: $0).count })
note("From a consumer to the leaf: one arrow, two, three.")
for consumer in consumers {
  for line in references(from: consumer) { note(line) }
}

section("Measure it")
show(rows.count)
note("swift run -c release PatternCosts --measure")

staysOpen("And what about the ways that most apps use today?")
