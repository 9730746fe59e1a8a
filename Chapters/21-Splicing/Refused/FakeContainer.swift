// Refused: a test's own container, where the view stores the splice as the document says (CPDI-E30)

protocol TrackingDependency {
  var tracker: String { get }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: Int { get }
}

typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

typealias ProductDetailViewExternalDependencies = TrackingDependency

struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  let externalDependencies: ExternalDependencies
  let productDataRepository: Int
  var tracker: String { externalDependencies.tracker }
}

#if !REPAIRED
  // expected-note@+1 {{'ExternalDependencies' declared as parameter to type 'ProductDetailView'}}
  struct ProductDetailView<ExternalDependencies: ProductDetailViewExternalDependencies> {
    let dependencies: SplicedProductDetailViewDependencies<ExternalDependencies>
  }
#else
  struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
    let dependencies: Dependencies
  }
#endif

struct Fake: ProductDetailViewDependencies {
  let tracker = "fake"
  let productDataRepository = 0
}

func test() {
  // expected-error@+3 {{generic parameter 'ExternalDependencies' could not be inferred}}
  // expected-note@+2 {{explicitly specify the generic arguments to fix this issue}}
  // expected-error@+1 {{cannot convert value of type 'Fake' to expected argument type 'SplicedProductDetailViewDependencies<ExternalDependencies>'}}
  _ = ProductDetailView(dependencies: Fake())
}
