// Refused: reading the feature's container from another module (CPDI-75)

import ProductDetail

func tracker(of feature: ProductFeature<some ProductFeatureDependencies>, or tracker: any Tracking)
  -> any Tracking
{
  #if !REPAIRED
    // expected-error@+1 {{'dependencies' is inaccessible due to 'internal' protection level}}
    feature.dependencies.tracker
  #else
    tracker
  #endif
}
