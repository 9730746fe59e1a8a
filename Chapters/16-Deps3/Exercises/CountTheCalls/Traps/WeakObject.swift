// Fails usesOneOfEach: if only the controller holds the object, the object is gone.
// TASK 2: Repair the controller.
private weak var deps: (any AServiceProviding & BServiceProviding & AnyObject)?

init(deps: any AServiceProviding & BServiceProviding) {
  self.deps = deps as? any AServiceProviding & BServiceProviding & AnyObject
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
  guard let deps else { return [] }
  return deps.aService().getAs() + deps.bService().getBs()
}
