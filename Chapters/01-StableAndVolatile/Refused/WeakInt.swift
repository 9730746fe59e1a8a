// Refused: a weak reference to a number, which any class would allow (STG-E37)
// modes: 5 6
// alone: it tests a modifier of Swift

struct Holder {
  #if !REPAIRED
    // expected-error@+1 {{'weak' may only be applied to class and class-bound protocol types, not 'Int'}}
    weak var number: Int?
    // expected-error@+1 {{'weak' may only be applied to class and class-bound protocol types, not 'String'}}
    weak var text: String?
  #else
    var number: Int?
    var text: String?
  #endif
}
