// snippet.method
protocol Taxes {
  func gross(of net: Int) -> Int
}

/// An entity: a value that is stored and sent. It keeps no service, it is handed one.
struct Order: Codable, Equatable {
  let net: Int

  func total(with taxes: some Taxes) -> Int { taxes.gross(of: net) }
}

struct LuxuryTaxes: Taxes {
  func gross(of net: Int) -> Int { net * 2 }
}

struct BookTaxes: Taxes {
  func gross(of net: Int) -> Int { net * 107 / 100 }
}
// snippet.end
