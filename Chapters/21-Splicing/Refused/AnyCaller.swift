// Refused: a caller that holds its container as any, which conforms to nothing (CPDI-37)

@testable import Splicing

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
