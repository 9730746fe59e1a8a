// Fails followsEachChange: the first use asks, and all others use what it got.
// Also fails asksOnceInEachUse, usesOneOfEach, usesWithinUses.
// TASK 2: Repair the controller.
private lazy var aService = deps.aService()
private lazy var bService = deps.bService()
private let deps: any AServiceProviding & BServiceProviding

init(deps: any AServiceProviding & BServiceProviding) {
  self.deps = deps
}

/// The sum of all numbers.
func total() -> Int {
  (aService.getAs() + bService.getBs()).reduce(0, +)
}

/// Such as `count 6, total 42`.
func summary() -> String {
  let count = aService.getAs().count + bService.getBs().count
  return "count \(count), total \(total())"
}
