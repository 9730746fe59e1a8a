// Refused: an argument to change; behind a parameter pack, `inout` is gone (STG-172)

struct Cart {
  var items: [String] = []
}

func put(_ item: String, into cart: inout Cart) { cart.items.append(item) }

func adding(_ item: String, to cart: Cart) -> Cart { Cart(items: cart.items + [item]) }

func intercept<each Argument, Value>(
  _ function: @escaping (repeat each Argument) -> Value
) -> (repeat each Argument) -> Value {
  { (argument: repeat each Argument) in function(repeat each argument) }
}

func shop() -> Cart {
  var cart = Cart()
  #if !REPAIRED
    // expected-error@+1 {{'&' used with non-inout argument of type 'Cart'}}
    intercept(put)("tea", &cart)
  #else
    cart = intercept(adding)("tea", cart)
  #endif
  return cart
}
