// Refused: reading the external container through the splice (CPDI-34)

@testable import Splicing

func tracker(of splice: SplicedProductDetailViewDependencies<App>) -> any Tracking {
  #if !REPAIRED
    // expected-error@+1 {{'externalDependencies' is inaccessible due to 'private' protection level}}
    splice.externalDependencies.tracker
  #else
    splice.tracker
  #endif
}
