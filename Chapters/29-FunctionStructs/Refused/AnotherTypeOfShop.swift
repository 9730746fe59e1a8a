// Refused: a shop of another type, where the checkout is generic over its shop (OURS-110)

@testable import FunctionStructs

func sellOut(_ server: Server) {
  #if !REPAIRED
    var checkout = GenericCheckout(shop: ServerShop(server: server))
    // expected-error@+1 {{cannot assign value of type 'SoldOutShop' to type 'ServerShop'}}
    checkout.shop = SoldOutShop()
  #else
    var checkout = AnyCheckout(shop: ServerShop(server: server))
    checkout.shop = SoldOutShop()
  #endif
}
