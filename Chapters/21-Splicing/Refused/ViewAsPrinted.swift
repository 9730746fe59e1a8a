// Refused: the document's spliced view, which names a missing alias, and tracking instead of tracker (CPDI-36, CPDI-E04, CPDI-E05)
// alone: the document's code as printed

import TextUI

protocol Tracking {
  func trackAddToCart()
}

final class PDPDataRepository {
  let productName = "Product ABC"
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

typealias PDPViewExternalDependencies = TrackingDependency

struct SplicedPDPViewDependencies<ExternalDependencies: PDPViewExternalDependencies> {
  let externalDependencies: ExternalDependencies
  let pdpDataRepository: PDPDataRepository
  var tracker: any Tracking { externalDependencies.tracker }
}

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'PDPExternalDependencies' in scope}}
  struct PDPView<ExternalDependencies: PDPExternalDependencies> {
    // expected-error@+1 {{type 'ExternalDependencies' does not conform to protocol 'TrackingDependency'}}
    let dependencies: SplicedPDPViewDependencies<ExternalDependencies>
  }
#endif

// The newest version of the document has the alias, but still `tracking`.
struct ProductDetailView<ExternalDependencies: PDPViewExternalDependencies>: View {
  let dependencies: SplicedPDPViewDependencies<ExternalDependencies>
  var body: some View {
    VStack {
      Text(dependencies.pdpDataRepository.productName)
      Button("Add to cart") {
        #if !REPAIRED
          // expected-error@+1 {{value of type 'SplicedPDPViewDependencies<ExternalDependencies>' has no member 'tracking'}}
          dependencies.tracking.trackAddToCart()
        #else
          dependencies.tracker.trackAddToCart()
        #endif
      }
    }
  }
}
