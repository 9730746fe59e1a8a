// Refused: a shared instance that is Sendable and can change; a stable one cannot (STG-47)
// alone: the chapter's own format cannot change

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
