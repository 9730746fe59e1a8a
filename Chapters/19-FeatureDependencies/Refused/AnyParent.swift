// Refused: a parent with `any` creates a generic child, though no dependency is generic (CPDI-E16)

protocol TrackingDependency {}

typealias ProductDetailViewDependencies = TrackingDependency

// expected-note@+1 {{required by generic struct 'ProductDetailView' where 'Dependencies' = 'any ShopViewDependencies' (aka 'any TrackingDependency')}}
struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies
}

typealias ShopViewDependencies = ProductDetailViewDependencies

#if !REPAIRED
  struct ShopView {
    let dependencies: any ShopViewDependencies

    func showDetail() {
      // expected-error@+2 {{type 'any ShopViewDependencies' (aka 'any TrackingDependency') cannot conform to 'TrackingDependency'}}
      // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
      _ = ProductDetailView(dependencies: dependencies)
    }
  }
#else
  struct ShopView<Dependencies: ShopViewDependencies> {
    let dependencies: Dependencies

    func showDetail() {
      _ = ProductDetailView(dependencies: dependencies)
    }
  }
#endif
