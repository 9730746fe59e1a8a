import Playground

// snippet.receipts
/// A feature. It is given a formatter, and nothing tells it whether others have the same one.
struct ReceiptLine {
  let formatter: PriceFormatter

  func text(_ item: Item) -> String { "\(item.name) \(formatter.text(item.cents))" }
}

enum Lifestyle: CaseIterable {
  case singleton, scoped, transient
}

/// The receipts of three checkouts with four lines each. Every line asks for a formatter; the
/// lifestyle alone decides which one it gets.
struct Receipts {
  private(set) var lines: [String] = []
  /// How many formatters that took.
  let formatters: Int

  init(_ lifestyle: Lifestyle) {
    let tally = Tally()
    func make() -> PriceFormatter { PriceFormatter(tally: tally) }
    lazy var ofTheRoot = make()
    for _ in 1...3 {
      lazy var ofTheCheckout = make()
      for item in [Item.apples, .bread, .apples, .bread] {
        let formatter =
          switch lifestyle {
          case .singleton: ofTheRoot
          case .scoped: ofTheCheckout
          case .transient: make()
          }
        lines.append(ReceiptLine(formatter: formatter).text(item))
      }
    }
    formatters = tally.made
  }
}
// snippet.end
