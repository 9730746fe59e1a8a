// Composing is not loading: what is expensive is made when somebody first needs it.

import Playground

protocol Catalogue {
  func names() -> [String]
}

/// All the work is in its making.
final class FullCatalogue: Catalogue {
  private let life: Life

  init(work: Tally) { life = Life(work) }

  func names() -> [String] { ["apples", "bread"] }
}

// snippet.late
/// A feature that takes a catalogue. Whoever composes it has one already.
struct Search {
  let catalogue: any Catalogue

  func finds(_ name: String) -> Bool { catalogue.names().contains(name) }
}

/// The same feature, which takes a closure and asks it at every search.
struct LateSearch {
  let catalogue: () -> any Catalogue

  func finds(_ name: String) -> Bool { catalogue().names().contains(name) }
}

/// A virtual proxy: it looks like a catalogue, and makes the real one at the first call.
final class VirtualCatalogue: Catalogue {
  private lazy var real = make()
  private let make: () -> any Catalogue

  init(_ make: @escaping () -> any Catalogue) { self.make = make }

  func names() -> [String] { real.names() }
}
// snippet.end
