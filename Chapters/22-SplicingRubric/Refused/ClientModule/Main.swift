// Refused: an internal dependency from another module; its feature splices and exposes the public one (CPDI-41, CPDI-51, CPDI-52, CPDI-68, CPDI-69)
// modes: 5 6

import Product

struct App: TrackingDependency {
  let tracker = "tracker"
}

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'ProductDataRepositoryDependency' in scope}}
  func use(_ dependencies: some ProductDataRepositoryDependency) {}
#else
  func use(_ dependencies: some PriceListDependency) -> [Int] { dependencies.priceList.prices }

  func use(_ feature: ProductPages<App>) -> [Int] { use(feature.dependencies) }
#endif
