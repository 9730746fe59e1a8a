import SwiftUI

/// Method: each call brings its rule. A cart is stored as JSON, so it keeps none.
struct Cart: Codable {
  var cents: Int

  func total(with discount: (Int) -> Int) -> Int { discount(cents) }
}

struct CartView: View {
  /// Initializer: a view without them doesn't compile.
  let cart: Cart
  let discount: (Int) -> Int

  /// Property: SwiftUI sets it. If no view above this one has set it, it has its default.
  @Environment(\.locale) private var locale

  var body: some View {
    Text(
      Double(cart.total(with: discount)) / 100,
      format: .currency(code: "EUR").locale(locale))
  }
}
