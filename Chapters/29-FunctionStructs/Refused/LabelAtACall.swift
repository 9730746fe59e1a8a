// Refused: an argument label at the call of a stored function (OURS-109)

@testable import FunctionStructs

func pay(in shop: ShopClient) async throws -> String {
  #if !REPAIRED
    // expected-error@+1 {{extraneous argument label 'to:' in call}}
    try await shop.charge(250, to: "Ada")
  #else
    try await shop.charge(250, "Ada")
  #endif
}
