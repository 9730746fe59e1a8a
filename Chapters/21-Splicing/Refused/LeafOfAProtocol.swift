// Refused: a splice that stores a class where the leaf requires the class's protocol (CPDI-32)

@testable import Splicing

protocol ProductDataProviding {}

extension ProductDataRepository: ProductDataProviding {}

protocol ProductDataProvidingDependency {
  // expected-note@+1 {{protocol requires property 'productDataRepository' with type 'any ProductDataProviding'}}
  var productDataRepository: any ProductDataProviding { get }
}

#if !REPAIRED
  // expected-error@+2 {{type 'SplicedDependencies' does not conform to protocol 'ProductDataProvidingDependency'}}
  // expected-note@+1 {{add stubs for conformance}}
  struct SplicedDependencies: ProductDataProvidingDependency {
    // expected-note@+1 {{candidate has non-matching type 'ProductDataRepository'}}
    let productDataRepository: ProductDataRepository
  }
#else
  struct SplicedDependencies: ProductDataProvidingDependency {
    let productDataRepository: any ProductDataProviding
  }
#endif
