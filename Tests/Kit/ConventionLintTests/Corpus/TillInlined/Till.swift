// What is special here: the helper was inlined; a method with its name is still called, but of another type.
protocol Printer { func put(_ line: String) }
protocol Tax { func gross(_ cents: Int) -> Int }
protocol Region { var currency: String { get } }

protocol PrinterDependency { var printer: any Printer { get } }
protocol TaxDependency { var tax: any Tax { get } }
protocol RegionDependency { var region: any Region { get } }

typealias Receipt_formatDependencies = RegionDependency & TaxDependency

enum Receipt {
  static func format(dependencies: some Receipt_formatDependencies, cents: Int) -> String {
    "\(dependencies.tax.gross(cents)) \(dependencies.region.currency)"
  }
}

enum Money {
  static func format(cents: Int) -> String { "\(cents / 100),\(cents % 100)" }
}

typealias InvoiceDependencies = PrinterDependency & Receipt_formatDependencies

struct Invoice<Dependencies: InvoiceDependencies> {
  let dependencies: Dependencies

  func send(cents: Int) {
    dependencies.printer.put(Receipt.format(dependencies: dependencies, cents: cents))
  }
}

typealias TillDependencies = PrinterDependency
  & Receipt_formatDependencies
  & TaxDependency

struct Till<Dependencies: TillDependencies> {
  let dependencies: Dependencies
  var total = 0

  mutating func ring(cents: Int) {
    total += cents
    let gross = dependencies.tax.gross(cents)
    dependencies.printer.put(Money.format(cents: gross))
  }
}
