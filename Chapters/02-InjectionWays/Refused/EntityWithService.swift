// Refused: storing an entity that keeps a service; handed to the method it does no harm (STG-22)
// modes: 5 6

protocol DiscountRule {
  func price(of cents: Int) -> Int
}

#if !REPAIRED
  // expected-error@+2 {{type 'Order' does not conform to protocol 'Decodable'}}
  // expected-error@+1 {{type 'Order' does not conform to protocol 'Encodable'}}
  struct Order: Codable {
    let cents: Int
    // expected-note@+2 {{cannot automatically synthesize 'Decodable' because 'any DiscountRule' does not conform to 'Decodable'}}
    // expected-note@+1 {{cannot automatically synthesize 'Encodable' because 'any DiscountRule' does not conform to 'Encodable'}}
    let rule: any DiscountRule

    func total() -> Int { rule.price(of: cents) }
  }
#else
  struct Order: Codable {
    let cents: Int

    func total(with rule: any DiscountRule) -> Int { rule.price(of: cents) }
  }
#endif
