import Playground
import Synchronization

// snippet.lazy
/// What `lazy var` does at its first use, spelled out: look whether it is set, and if not, make it.
///
/// Between the look and the setting stands the initialiser. Here it waits until every thread is in
/// it, so that what else happens by luck happens always.
final class CheckThenSet: Sendable {
  private let isSet = Atomic(false)
  private let count = Atomic(0)
  private let inside: Gate

  init(threads: Int) { inside = Gate(threads) }

  /// How often the value was made.
  var made: Int { count.load(ordering: .relaxed) }

  func use() {
    guard !isSet.load(ordering: .acquiring) else { return }
    inside.block()
    count.add(1, ordering: .relaxed)
    isSet.store(true, ordering: .releasing)
  }
}
// snippet.end
