// Refused: a function that changes the struct in which it is stored, as a mutating method may (OURS-109)

@testable import FunctionStructs

extension ShopClient {
  mutating func sellOnce() {
    #if !REPAIRED
      charge = { _, customer in
        // expected-error@+1 {{mutable capture of 'inout' parameter 'self' is not allowed in concurrently-executing code}}
        stock = { _ in 0 }
        return customer
      }
    #else
      charge = { _, customer in customer }
    #endif
  }
}
