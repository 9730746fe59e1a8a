// Refused: a caller that passes its own container without a splice, and one that stores its container as any, which conforms to no protocol (CPDI-37)

@testable import Splicing

func open(_ app: App, _ repository: ProductDataRepository) {
  #if !REPAIRED
    // expected-error@+1 {{generic struct 'ProductDetailView' requires that 'App' conform to 'ProductDataRepositoryDependency'}}
    _ = ProductDetailView(dependencies: app)
    // expected-error@+2 {{extra arguments at positions #1, #2 in call}}
    // expected-error@+1 {{missing argument for parameter 'dependencies' in call}}
    _ = ProductDetailView(externalDependencies: app, sku: "ABC")
  #else
    _ = ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: app, productDataRepository: repository))
  #endif
}

#if !REPAIRED
  struct Caller {
    let dependencies: any ProductListViewDependencies

    func open() {
      // expected-error@+3 {{type 'any ProductListViewDependencies' (aka 'any LoggingDependency & TrackingDependency') cannot conform to 'TrackingDependency'}}
      // expected-error@+2 {{type 'any ProductListViewDependencies' (aka 'any LoggingDependency & TrackingDependency') cannot conform to 'LoggingDependency'}}
      // expected-note@+1 2 {{only concrete types such as structs, enums and classes can conform to protocols}}
      _ = ProductDetailFactory(dependencies: dependencies)
    }
  }
#else
  struct Caller<Dependencies: ProductListViewDependencies> {
    let dependencies: Dependencies

    func open() {
      _ = ProductDetailFactory(dependencies: dependencies)
    }
  }
#endif
