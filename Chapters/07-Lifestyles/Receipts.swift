enum Lifestyle: CaseIterable {
  case singleton, scoped, transient
}

// snippet.receipts
/// The receipts of three checkouts with four lines each. Every line asks for a formatter; the
/// lifestyle alone decides which one it gets.
func receipts(_ lifestyle: Lifestyle, _ make: () -> PriceFormatter) -> [String] {
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

/// The feature. It is given a formatter, and nothing tells it whether others have the same one.
func receiptLine(_ item: Item, _ formatter: PriceFormatter) -> String {
  "\(item.name) \(formatter.text(item.cents))"
}
// snippet.end
