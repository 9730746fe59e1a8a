// Given: leave this file as it is.

import TextUI

typealias AddressScreenDependencies = BasketDependency

/// The first screen of the checkout.
struct AddressScreen<Dependencies: AddressScreenDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text(dependencies.basket.contents)
    Button("Gift wrap") { dependencies.basket.contents += " as a gift" }
  }
}
