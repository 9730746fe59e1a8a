import TextUI

/// The same screen. Its note reads the repository, so the two views above pass it on.
extension Before {
  typealias ProductShippingDependencies = ShippingRowDependencies

  struct ProductShipping<Dependencies: ProductShippingDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Text("Shipping")
      ShippingRow(dependencies: dependencies, productDataRepository: productDataRepository)
    }
  }

  typealias ShippingRowDependencies = ShippingNoteDependencies

  struct ShippingRow<Dependencies: ShippingRowDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Text("Parcel")
      ShippingNote(dependencies: dependencies, productDataRepository: productDataRepository)
    }
  }

  typealias ShippingNoteDependencies = TrackingDependency

  struct ShippingNote<Dependencies: ShippingNoteDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Button("Ships \(productDataRepository.delivery)") { dependencies.tracker.track("shipping") }
    }
  }
}
