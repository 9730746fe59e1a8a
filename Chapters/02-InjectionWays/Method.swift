protocol DiscountRule {
  func price(of cents: Int) -> Int
}

struct Order: Codable, Equatable {
  let cents: Int

  func total(with rule: some DiscountRule) -> Int { rule.price(of: cents) }
}

struct Discount: DiscountRule {
  let percent: Int

  func price(of cents: Int) -> Int { cents * (100 - percent) / 100 }
}
