// Refused: in a generic view, a type with the same parameter name, and a stored static (CPDI-E28)
// modes: 5 6

@testable import FeatureDependencies

extension ProductDetailView {
  #if !REPAIRED
    // expected-swift5-warning@+2 {{generic parameter 'Dependencies' shadows generic parameter from outer scope with the same name; this is an error in the Swift 6 language mode}}
    // expected-swift6-error@+1 {{generic parameter 'Dependencies' shadows generic parameter from outer scope with the same name}}
    struct ProductImageView<Dependencies: TrackingDependency> {
      let dependencies: Dependencies
    }

    // expected-error@+1 {{static stored properties not supported in generic types}}
    static let title = "Product Detail Page"
  #else
    struct ProductImageView {
      let dependencies: Dependencies
    }

    static var title: String { "Product Detail Page" }
  #endif
}
