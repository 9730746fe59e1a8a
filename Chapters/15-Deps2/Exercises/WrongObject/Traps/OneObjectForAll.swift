// Fails twoCallsShareNothing: every call changes one and the same object.
// Also fails nothingLivesOn.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
/// The object of every scenario.
enum Shared {
  nonisolated(unsafe) static let deps = Deps(
    aService: AService(), bService: BService(), cService: FakeCService())
}

Shared.deps.aService = a
Shared.deps.bService = b
Shared.deps.cService = CService(aService: a, bService: b)
return Scenario(
  title: title, deps: Shared.deps, byHand: CService(aService: a, bService: b))
