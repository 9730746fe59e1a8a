// Fails asksOnceInEachUse: a summary asks twice, once for the count and once for the total.
// Also fails usesOneOfEach, usesWithinUses.
// TASK 2: Repair the controller.
private var aService: any AServicing { deps.aService() }
private var bService: any BServicing { deps.bService() }
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
