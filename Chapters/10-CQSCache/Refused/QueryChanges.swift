// Refused: a query that changes what it asks; in a struct the compiler holds the rule (STG-163)
// alone: the chapter's own cart keeps the rule

struct Cart {
  private var contents: [String] = []

  #if !REPAIRED
    var items: [String] {
      // expected-error@+1 {{cannot use mutating member on immutable value: 'self' is immutable}}
      contents.append("tea")
      return contents
    }
  #else
    var items: [String] { contents }

    mutating func put(_ item: String) { contents.append(item) }
  #endif
}
