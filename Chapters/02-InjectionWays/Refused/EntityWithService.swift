// Refused: storing an entity that keeps a service; handed to the method it does no harm (STG-22)
// modes: 5 6

protocol Taxes {
  func gross(of net: Int) -> Int
}

#if !REPAIRED
  // expected-error@+2 {{type 'Order' does not conform to protocol 'Decodable'}}
  // expected-error@+1 {{type 'Order' does not conform to protocol 'Encodable'}}
  struct Order: Codable {
    let net: Int
    // expected-note@+2 {{cannot automatically synthesize 'Decodable' because 'any Taxes' does not conform to 'Decodable'}}
    // expected-note@+1 {{cannot automatically synthesize 'Encodable' because 'any Taxes' does not conform to 'Encodable'}}
    let taxes: any Taxes

    func total() -> Int { taxes.gross(of: net) }
  }
#else
  struct Order: Codable {
    let net: Int

    func total(with taxes: any Taxes) -> Int { taxes.gross(of: net) }
  }
#endif
