// Refused: a function that throws, where the struct's type says it can't (OURS-107)

@testable import FunctionStructs

func expensive() -> ShopClient {
  var shop = ShopClient.trapping
  #if !REPAIRED
    // expected-error@+1 {{invalid conversion from throwing function of type '@Sendable (String) throws -> Int' to non-throwing function type '@Sendable (String) -> Int'}}
    shop.price = { product in throw ShopError.unknown(product) }
  #else
    shop.price = { _ in .max }
  #endif
  return shop
}
