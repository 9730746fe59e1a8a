enum Lifestyle: CaseIterable {
  case singleton, scoped, transient
}

/// The receipts of three checkouts with four lines each. Every line requests a formatter, and the
/// lifestyle decides which instance it gets.
func receipts(
  _ lifestyle: Lifestyle, _ make: () -> PriceFormatter = { PriceFormatter() }
) -> [String] {
  lazy var appFormatter = make()
  return (1...3).flatMap { _ in
    lazy var checkoutFormatter = make()
    return [Item.tea, .bread, .tea, .bread].map { item in
      switch lifestyle {
      case .singleton: receiptLine(item, appFormatter)
      case .scoped: receiptLine(item, checkoutFormatter)
      case .transient: receiptLine(item, make())
      }
    }
  }
}

/// The feature. It gets a formatter, and is independent of which other code uses the same instance.
func receiptLine(_ item: Item, _ formatter: PriceFormatter) -> String {
  "\(item.name) \(formatter.text(item.cents))"
}
