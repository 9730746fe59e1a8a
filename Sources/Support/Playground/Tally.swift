import Synchronization

/// Counts the objects with a `Life` that were made and that were freed, on any thread.
public final class Tally: Sendable, CustomStringConvertible {
  private let makes = Atomic(0)
  private let ends = Atomic(0)

  public init() {}

  public var made: Int { makes.load(ordering: .acquiring) }
  public var gone: Int { ends.load(ordering: .acquiring) }
  public var description: String { "made \(made), gone \(gone)" }

  fileprivate func countOneMade() { makes.add(1, ordering: .acquiringAndReleasing) }
  fileprivate func countOneGone() { ends.add(1, ordering: .acquiringAndReleasing) }
}

/// Begins when its owner is made and ends when its owner is freed; the tally counts both.
public struct Life: ~Copyable, Sendable {
  private let tally: Tally

  public init(_ tally: Tally) {
    self.tally = tally
    tally.countOneMade()
  }

  deinit { tally.countOneGone() }
}
