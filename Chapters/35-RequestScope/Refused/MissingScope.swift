// Refused: a level that doesn't pass on the scope (OURS-703)

@testable import RequestScope

func giftWrap(_ item: String, _ scope: RequestScope) async -> String {
  #if !REPAIRED
    // expected-error@+1 {{missing argument for parameter #2 in call}}
    await reserve(item) ? "wrapped" : "no wrapping"
  #else
    await reserve(item, scope) ? "wrapped" : "no wrapping"
  #endif
}
