import TextUI

extension Before {
  /// The shipping screen before its note reads the repository. It is the same by parameter and by splice.
  enum WithoutRepository {
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

    typealias ShippingNoteDependencies = TrackingDependency

    struct ShippingNote<Dependencies: ShippingNoteDependencies>: View {
      let dependencies: Dependencies

      var body: some View {
        Button("Ships soon") { dependencies.tracker.track("shipping") }
      }
    }
  }
}
