// snippet.method
protocol DiscountRule {
  func price(of cents: Int) -> Int
}

/// An entity: a value that is stored and sent. It keeps no service, it is handed one.
struct Order: Codable, Equatable {
  let cents: Int

  func total(with rule: some DiscountRule) -> Int { rule.price(of: cents) }
}

struct Discount: DiscountRule {
  let percent: Int

  func price(of cents: Int) -> Int { cents * (100 - percent) / 100 }
}
// snippet.end
