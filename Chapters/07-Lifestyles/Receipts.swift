enum Lifestyle: CaseIterable {
  case singleton, scoped, transient
}

/// The receipts of three checkouts with four lines each. Every line asks for a formatter, and the
/// lifestyle decides which one it gets.
func receipts(
  _ lifestyle: Lifestyle, _ make: () -> PriceFormatter = { PriceFormatter() }
) -> [String] {
  lazy var ofTheApp = make()
  return (1...3).flatMap { _ in
    lazy var ofTheCheckout = make()
    return [Item.tea, .bread, .tea, .bread].map { item in
      switch lifestyle {
      case .singleton: receiptLine(item, ofTheApp)
      case .scoped: receiptLine(item, ofTheCheckout)
      case .transient: receiptLine(item, make())
      }
    }
  }
}

/// The feature. It gets a formatter, and can't tell whether other code has the same one.
func receiptLine(_ item: Item, _ formatter: PriceFormatter) -> String {
  "\(item.name) \(formatter.text(item.cents))"
}
