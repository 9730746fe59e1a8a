// Refused: a fake that counts in a plain `var`; a test and the checkout may use it at once (OURS-509, OURS-510)

import Playground

@testable import Isolation

#if !REPAIRED
  // expected-error@+3 {{stored property 'charges' of 'Sendable'-conforming class 'CountingBank' is mutable}}
  // snippet.refused
  final class CountingBank: Bank {
    var charges = 0

    func charge(_ cents: Int) async throws -> String {
      charges += 1
      return "receipt \(charges)"
    }
  }
// snippet.end
#else
  actor CountingBank: Bank {
    private(set) var charges = 0

    func charge(_ cents: Int) async throws -> String {
      charges += 1
      return "receipt \(charges)"
    }
  }

  final class LockedBank: Bank {
    let charges = Locked(0)

    func charge(_ cents: Int) async throws -> String {
      let number = charges.withLock { charges in
        charges += 1
        return charges
      }
      return "receipt \(number)"
    }
  }

  @MainActor
  final class ScreenBank: Bank {
    private(set) var charges = 0

    func charge(_ cents: Int) async throws -> String {
      charges += 1
      return "receipt \(charges)"
    }
  }

  struct ConstantBank: Bank {
    let receipt: String

    func charge(_ cents: Int) async throws -> String { receipt }
  }
#endif
