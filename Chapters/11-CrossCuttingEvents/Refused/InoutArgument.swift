// Refused: an inout argument; a parameter pack drops `inout` (STG-172)
// alone: the chapter's interceptor has overloads, and the error would list each one

struct Cart {
  var items: [String] = []
}

func putting(_ item: String, into cart: inout Cart) { cart.items.append(item) }

func added(_ item: String, to cart: Cart) -> Cart { Cart(items: cart.items + [item]) }

func intercept<each Argument, Value>(
  _ function: @escaping (repeat each Argument) -> Value
) -> (repeat each Argument) -> Value {
  { (argument: repeat each Argument) in function(repeat each argument) }
}

func shop() -> Cart {
  var cart = Cart()
  #if !REPAIRED
    let put = intercept(putting)
    // expected-error@+1 {{'&' used with non-inout argument of type 'Cart'}}
    put("tea", &cart)
  #else
    let add = intercept(added)
    cart = add("tea", cart)
  #endif
  return cart
}
