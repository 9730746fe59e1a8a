// Refused: a query that changes what it asks; in a struct the compiler holds the rule (STG-163)

struct Cart {
  private var items = ["tea", "milk"]

  #if !REPAIRED
    var next: String? {
      // expected-error@+1 {{cannot use mutating member on immutable value: 'self' is immutable}}
      items.removeFirst()
    }
  #else
    var first: String? { items.first }

    mutating func removeFirst() { items = Array(items.dropFirst()) }
  #endif
}
