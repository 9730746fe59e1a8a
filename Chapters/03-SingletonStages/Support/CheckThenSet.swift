import Playground
import Synchronization

/// The steps of a `lazy var` at its first use: check whether it is set, and if not, make the value.
final class CheckThenSet: Sendable {
  private let isSet = Atomic(false)
  private let make: @Sendable () -> Void

  init(make: @escaping @Sendable () -> Void) { self.make = make }

  func use() {
    guard !isSet.load(ordering: .acquiring) else { return }
    make()
    isSet.store(true, ordering: .releasing)
  }
}

/// How many times `threads` threads make the value. They wait for each other between the check and the
/// set, so that the race, which depends on luck otherwise, happens always.
func instanceCount(threads: Int) async -> Int {
  let instances = Log()
  let allHaveChecked = Gate(threads)
  let value = CheckThenSet {
    allHaveChecked.block()
    instances.note("made")
  }
  _ = await onThreads(threads) { _ in value.use() }
  value.use()
  return instances.lines.count
}
