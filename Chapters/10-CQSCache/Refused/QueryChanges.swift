// Refused: a query that changes its struct; the compiler enforces the rule (STG-163)

@testable import CQSCache

extension Cart {
  #if !REPAIRED
    var itemsAfterTea: [Item] {
      // expected-error@+1 {{cannot use mutating member on immutable value: 'self' is immutable}}
      put(Item(name: "tea"))
      return items
    }
  #else
    mutating func putTea() { put(Item(name: "tea")) }
  #endif
}
