// Refused: a test's own container for a view that stores the concrete splice, as in the document (CPDI-E30)

@testable import Splicing

struct Fake: ProductDetailViewDependencies {
  let logger: any Logging
  let tracker: any Tracking
  let productDataRepository: ProductDataRepository
}

func test(fake: Fake) {
  #if !REPAIRED
    // expected-error@+3 {{generic parameter 'ExternalDependencies' could not be inferred}}
    // expected-note@+2 {{explicitly specify the generic arguments to fix this issue}}
    // expected-error@+1 {{cannot convert value of type 'Fake' to expected argument type 'SplicedProductDetailViewDependencies<ExternalDependencies>'}}
    _ = Before.NamesItsSplice.ProductDetailView(dependencies: fake)
  #else
    _ = ProductDetailView(dependencies: fake)
  #endif
}
