// Refused: a key without a default (OURS-416)

import TextUI

@testable import EnvironmentValues

#if !REPAIRED
  // expected-error@+1 {{type 'CustomerKey' does not conform to protocol 'EnvironmentKey'}}
  struct CustomerKey: EnvironmentKey {}
#else
  struct CustomerKey: EnvironmentKey {
    static let defaultValue: String? = nil
  }
#endif
