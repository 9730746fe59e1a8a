/// Counts what is made and what is gone again, one kind at a time.
final class Tally {
  enum Kind { case product, deals, splice, screen }

  struct Count: Equatable, CustomStringConvertible {
    var (made, gone) = (0, 0)

    var description: String { "made \(made), gone \(gone)" }
  }

  private var counts: [Kind: Count] = [:]

  subscript(kind: Kind) -> Count {
    get { counts[kind, default: Count()] }
    set { counts[kind] = newValue }
  }
}

/// Begins when its owner is made and ends when its owner is freed; the tally counts both.
struct Life: ~Copyable {
  private let kind: Tally.Kind
  private let tally: Tally

  init(_ kind: Tally.Kind, in tally: Tally) {
    (self.kind, self.tally) = (kind, tally)
    tally[kind].made += 1
  }

  deinit { tally[kind].gone += 1 }
}
