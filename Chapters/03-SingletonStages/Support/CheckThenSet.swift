import Playground
import Synchronization

/// What `lazy var` does at its first use, spelled out: look whether it is set, and if not, make it.
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

/// How often `count` threads make the one value. They meet in the initializer, between the look and
/// the setting, so that what else happens by luck happens always.
func timesMade(byThreads count: Int) async -> Int {
  let made = Log()
  let inside = Gate(count)
  let value = CheckThenSet {
    inside.block()
    made.note("made")
  }
  _ = await onThreads(count) { _ in value.use() }
  value.use()
  return made.lines.count
}
