// Refused: an argument label at the call of a stored function; a method around it has labels and defaults (OURS-109)

@testable import FunctionStructs

#if REPAIRED
  extension ShopClient {
    func charge(_ cents: Int, to customer: String = "Ada") async throws -> String {
      try await charge(cents, customer)
    }
  }
#endif

func pay(in shop: ShopClient) async throws -> String {
  #if !REPAIRED
    // expected-error@+1 {{extraneous argument label 'to:' in call}}
    try await shop.charge(250, to: "Ada")
  #else
    try await shop.charge(250, to: "Ada") + shop.charge(250)
  #endif
}
