// Refused: a mutable property of a shared Sendable instance (STG-47)
// alone: the chapter's own format is immutable

#if !REPAIRED
  final class PriceFormat: Sendable {
    static let shared = PriceFormat()
    // expected-error@+1 {{stored property 'sign' of 'Sendable'-conforming class 'PriceFormat' is mutable}}
    var sign = "EUR"
  }
#else
  final class PriceFormat: Sendable {
    static let shared = PriceFormat()
    let sign = "EUR"
  }
#endif
