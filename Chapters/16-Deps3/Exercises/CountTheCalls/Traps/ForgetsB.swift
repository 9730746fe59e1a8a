// Fails followsEachChange: the bug report names A, and B is still stored.
// Also fails asksOnceInEachUse, usesOneOfEach, usesWithinUses.
// TASK 2: Repair the controller.
private let deps: any AServiceProviding & BServiceProviding
private let bService: any BServicing

init(deps: any AServiceProviding & BServiceProviding) {
  self.deps = deps
  bService = deps.bService()
}

/// The sum of all numbers.
func total() -> Int {
  (deps.aService().getAs() + bService.getBs()).reduce(0, +)
}

/// Such as `count 6, total 42`.
func summary() -> String {
  let numbers = deps.aService().getAs() + bService.getBs()
  return "count \(numbers.count), total \(numbers.reduce(0, +))"
}
