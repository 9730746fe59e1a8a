// Fails followsEachChange: the same services may give other numbers than before.
// Also fails asksOnceInEachUse.
// TASK 2: Repair the controller.
private let deps: any AServiceProviding & BServiceProviding
private var last: (a: any AServicing, b: any BServicing, numbers: [Int])?

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
  let (a, b) = (deps.aService(), deps.bService())
  if let last, last.a as AnyObject === a as AnyObject, last.b as AnyObject === b as AnyObject {
    return last.numbers
  }
  let numbers = a.getAs() + b.getBs()
  last = (a, b, numbers)
  return numbers
}
