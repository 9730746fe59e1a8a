import Playground

enum BankError: Error { case refused }

/// A fake bank that answers after three seconds, and refuses the first charges. It is an actor, so all code can
/// use it.
actor SlowBank: Bank {
  private(set) var charges: [Int] = []
  private let refusals: Int
  private let sleep: Sleep
  private let calls: Log?

  init(refusals: Int = 0, sleep: @escaping Sleep, calls: Log? = nil) {
    (self.refusals, self.sleep, self.calls) = (refusals, sleep, calls)
  }

  func charge(_ cents: Int) async throws -> String {
    charges.append(cents)
    let number = charges.count
    calls?.call("charge \(cents)", from: "checkout", to: "bank")
    try await sleep(.seconds(3))
    if number <= refusals { throw BankError.refused }
    return "receipt \(number)"
  }
}
