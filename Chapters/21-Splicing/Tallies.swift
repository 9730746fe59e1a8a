import Playground

/// What is made and what is gone again, one kind at a time.
struct Tallies {
  enum Kind { case product, deals, splice, screen }

  private let product = Tally()
  private let deals = Tally()
  private let splice = Tally()
  private let screen = Tally()

  subscript(kind: Kind) -> Tally {
    switch kind {
    case .product: product
    case .deals: deals
    case .splice: splice
    case .screen: screen
    }
  }
}
