// Refused: a factory that is missing in a container whose factories are properties (OURS-216)

@testable import Containers

extension PropertyContainer {
  #if !REPAIRED
    // expected-error@+1 {{cannot find 'receipt' in scope}}
    var orderPage: OrderPage { OrderPage(checkout: checkout, receipt: receipt) }
  #else
    var receipt: Receipt { Receipt(cart: cart) }
    var orderPage: OrderPage { OrderPage(checkout: checkout, receipt: receipt) }
  #endif
}
