// Refused: a test that counts calls in a variable of its own (OURS-108)

import Playground

@testable import FunctionStructs

func countingCharges() async throws -> Int {
  var shop = ShopClient.trapping
  #if !REPAIRED
    var charges = 0
    shop.charge = { _, _ in
      // expected-error@+1 {{mutation of captured var 'charges' in concurrently-executing code}}
      charges += 1
      return "paid"
    }
    _ = try await shop.charge(250, "Ada")
    return charges
  #else
    let charges = Locked(0)
    shop.charge = { _, _ in
      charges.withLock { $0 += 1 }
      return "paid"
    }
    _ = try await shop.charge(250, "Ada")
    return charges.withLock { $0 }
  #endif
}
