// Fails asksOnceInEachUse: without numbers of A, the summary doesn't ask for B.
// Also fails followsEachChange.
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
  let first = deps.aService().getAs()
  guard !first.isEmpty else { return "count 0, total 0" }
  let numbers = first + deps.bService().getBs()
  return "count \(numbers.count), total \(numbers.reduce(0, +))"
}
