// Fails followsEachChange: the total is repaired, and the summary counts the old services.
// Also fails asksOnceInEachUse, usesOneOfEach, usesWithinUses.
// TASK 2: Repair the controller.
private let deps: any AServiceProviding & BServiceProviding
private let aService: any AServicing
private let bService: any BServicing

init(deps: any AServiceProviding & BServiceProviding) {
  self.deps = deps
  aService = deps.aService()
  bService = deps.bService()
}

/// The sum of all numbers.
func total() -> Int {
  (deps.aService().getAs() + deps.bService().getBs()).reduce(0, +)
}

/// Such as `count 6, total 42`.
func summary() -> String {
  let count = aService.getAs().count + bService.getBs().count
  return "count \(count), total \(total())"
}
