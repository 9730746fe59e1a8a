// Refused: a client made without one of its functions (OURS-103)

@testable import FunctionStructs

func client(like shop: ShopClient) -> ShopClient {
  #if !REPAIRED
    ShopClient(
      logIn: shop.logIn, items: shop.items, friends: shop.friends, details: shop.details,
      // expected-error@+1 {{missing argument for parameter 'send' in call}}
      stock: shop.stock, price: shop.price, charge: shop.charge)
  #else
    ShopClient(
      logIn: shop.logIn, items: shop.items, friends: shop.friends, details: shop.details,
      stock: shop.stock, price: shop.price, charge: shop.charge, send: shop.send)
  #endif
}
