// Fails asksOnceInEachUse: one A for the whole summary, but it is called once for the count and once for the total.
// TASK 2: Repair the controller.
private let deps: any AServiceProviding & BServiceProviding

init(deps: any AServiceProviding & BServiceProviding) {
  self.deps = deps
}

/// The sum of all numbers.
func total() -> Int {
  (deps.aService().getAs() + deps.bService().getBs()).reduce(0, +)
}

/// Such as `count 6, total 42`.
func summary() -> String {
  let (a, b) = (deps.aService(), deps.bService())
  let count = a.getAs().count + b.getBs().count
  let total = (a.getAs() + b.getBs()).reduce(0, +)
  return "count \(count), total \(total)"
}
