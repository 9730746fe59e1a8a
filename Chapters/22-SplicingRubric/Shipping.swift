import TextUI

// The third screen of the product pages. Its note reads the repository, and the two views above don't mention it.

typealias ProductShippingDependencies = ShippingRowDependencies

struct ProductShipping<Dependencies: ProductShippingDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text("Shipping")
    ShippingRow(dependencies: dependencies)
  }
}

typealias ShippingRowDependencies = ShippingNoteDependencies

struct ShippingRow<Dependencies: ShippingRowDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text("Parcel")
    ShippingNote(dependencies: dependencies)
  }
}

typealias ShippingNoteDependencies = TrackingDependency & ProductDataRepositoryDependency

struct ShippingNote<Dependencies: ShippingNoteDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Ships \(dependencies.productDataRepository.delivery)") {
      dependencies.tracker.track("shipping")
    }
  }
}
