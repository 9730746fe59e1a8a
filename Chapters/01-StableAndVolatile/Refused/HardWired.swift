// Refused: passing a clock to a feature that calls `Date()` itself (STG-03, STG-16)

import Foundation

@testable import StableAndVolatile

#if !REPAIRED
  func frozen(_ address: URL) -> Before.HomeViewModel {
    // expected-error@+1 {{extra argument 'now' in call}}
    Before.HomeViewModel(address: address, now: { Date(timeIntervalSince1970: 0) })
  }
#else
  func frozen(_ address: URL, _ client: any HTTPClient) -> HomeViewModel {
    HomeViewModel(
      address: address, now: { Date(timeIntervalSince1970: 0) }, client: client,
      lastKnown: { "tea" })
  }
#endif
