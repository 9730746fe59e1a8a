import Synchronization

/// Counts what is made and what is gone again: everything that has a `Life`.
final class Tally: Sendable, CustomStringConvertible {
  private let makes = Atomic(0)
  private let ends = Atomic(0)

  var made: Int { makes.load(ordering: .acquiring) }
  var gone: Int { ends.load(ordering: .acquiring) }
  var description: String { "made \(made), gone \(gone)" }

  fileprivate func countOneMade() { makes.add(1, ordering: .acquiringAndReleasing) }
  fileprivate func countOneGone() { ends.add(1, ordering: .acquiringAndReleasing) }
}

/// Begins when its owner is made and ends when its owner is freed; the tally counts both.
struct Life: ~Copyable, Sendable {
  private let tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
    tally.countOneMade()
  }

  deinit { tally.countOneGone() }
}
