// What is special here: the helper is a generic free function, called in a trailing closure, and its leaf is in use in the screen too.
protocol Currency { func format(_ cents: Int) -> String }
protocol CurrencyProviding { var currency: any Currency { get } }

struct Line { let name: String; let cents: Int }

typealias describeDependencies = CurrencyProviding

func describe<Dependencies: describeDependencies>(dependencies: Dependencies, _ line: Line) -> String {
  "\(line.name): " + dependencies.currency.format(line.cents)
}

typealias InvoiceScreenDependencies = CurrencyProviding

struct InvoiceScreen<Dependencies: InvoiceScreenDependencies> {
  let dependencies: Dependencies
  let lines: [Line]

  func draw() -> [String] {
    lines.map { line in
      describe(dependencies: dependencies, line)
    } + [dependencies.currency.format(lines.map(\.cents).reduce(0, +))]
  }
}
