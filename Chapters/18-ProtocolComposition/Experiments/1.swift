// In `PriceView.swift`, the price gets a logger and writes `price` into it each time it's asked for its text.
// The page, the list and the app stay as they are. What does `opened.lines[2...]` say?
// Edit PriceView.swift, instead of:
typealias PriceViewDependencies = PricingDependency
// put:
typealias PriceViewDependencies = PricingDependency & LoggingDependency
// Edit PriceView.swift, instead of:
  func text(for item: Item) -> String { "\(dependencies.prices.cents(of: item)) cents" }
// put:
  func text(for item: Item) -> String {
    dependencies.logger.log("price")
    return "\(dependencies.prices.cents(of: item)) cents"
  }
// Asks:
// == One parameter for a whole page ==
// opened.lines[2...] // ["log: price", "track: addToCart"]
// Changes:
// == One parameter for a whole page ==
// opened.lines[2...] // ["log: price", "track: addToCart"]
