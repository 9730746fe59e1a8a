// Fails usesWithinUses: the services stay stored, and a use in the middle of another one exchanges them.
// TASK 2: Repair the controller.
private let deps: any AServiceProviding & BServiceProviding
private var aService: (any AServicing)?
private var bService: (any BServicing)?

init(deps: any AServiceProviding & BServiceProviding) {
  self.deps = deps
}

/// The sum of all numbers.
func total() -> Int {
  numbers().reduce(0, +)
}

/// Such as `count 6, total 42`.
func summary() -> String {
  let numbers = numbers()
  return "count \(numbers.count), total \(numbers.reduce(0, +))"
}

private func numbers() -> [Int] {
  (aService, bService) = (deps.aService(), deps.bService())
  return (aService?.getAs() ?? []) + (bService?.getBs() ?? [])
}
