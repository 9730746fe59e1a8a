// What is special here: the helper's alias and its callers are complete, but the alias of the method has no underscore in its name.
protocol Rates { func rate(_ country: String) -> Double }
protocol Numbering { func next() -> Int }
protocol RatesDependency { var rates: any Rates { get } }
protocol NumberingDependency { var numbering: any Numbering { get } }

struct TaxTable {
  let country: String
}

typealias TaxTableComputeDependencies = RatesDependency

extension TaxTable {
  func compute(dependencies: some TaxTableComputeDependencies, net: Double) -> Double {
    net * (1 + dependencies.rates.rate(country))
  }
}

typealias InvoiceDependencies = NumberingDependency & TaxTableComputeDependencies

struct Invoice<Dependencies: InvoiceDependencies> {
  let dependencies: Dependencies
  var positions: [Double] = []

  func close() -> String {
    let table = TaxTable(country: "AT")
    let sum = positions.map { table.compute(dependencies: dependencies, net: $0) }.reduce(0, +)
    return "No. \(dependencies.numbering.next()): \(sum)"
  }
}
