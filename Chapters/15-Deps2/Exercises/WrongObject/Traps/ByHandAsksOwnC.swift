// Fails byHandIsMadeByHand: it is another C, and asks the object's own for everything.
// TASK 2: Build the object, and a second C by hand, from nothing but these arguments.
/// A C that passes on what the object's own C delivers.
final class PassingC: CServicing {
  private let deps: Deps

  init(deps: Deps) { self.deps = deps }

  func getCs() -> [C] { deps.cService.getCs() }
}

let own = CService(aService: a, bService: b)
let deps = Deps(aService: a, bService: b, cService: own)
return Scenario(title: title, deps: deps, byHand: PassingC(deps: deps))
