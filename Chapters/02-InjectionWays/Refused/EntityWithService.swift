// Refused: encoding an entity that stores a service; one with method injection can be encoded (STG-22)
// modes: 5 6

@testable import InjectionWays

#if !REPAIRED
  // expected-error@+2 {{type 'KeepingOrder' does not conform to protocol 'Decodable'}}
  // expected-error@+1 {{type 'KeepingOrder' does not conform to protocol 'Encodable'}}
  struct KeepingOrder: Codable {
    let cents: Int
    // expected-note@+2 {{cannot automatically synthesize 'Decodable' because 'any DiscountRule' does not conform to 'Decodable'}}
    // expected-note@+1 {{cannot automatically synthesize 'Encodable' because 'any DiscountRule' does not conform to 'Encodable'}}
    let rule: any DiscountRule
  }
#else
  func stored(_ order: Order) -> any Codable { order }
#endif
