// Refused: one of four levels is generic, so the second has to be (CPDI-104, CPDI-E16)

protocol View {}

protocol BannerVendingDependency {
  associatedtype Banner: View
  var banner: Banner { get }
}

typealias PromotionViewDependencies = BannerVendingDependency

// expected-note@+1 {{required by generic struct 'PromotionView' where 'Dependencies' = 'any ProductListViewDependencies' (aka 'any BannerVendingDependency')}}
struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies
  var body: some View { dependencies.banner }
}

typealias ProductListViewDependencies = PromotionViewDependencies
typealias CategoryViewDependencies = ProductListViewDependencies
typealias ShopViewDependencies = CategoryViewDependencies

#if !REPAIRED
  struct ProductListView: View {
    let dependencies: any ProductListViewDependencies
    var body: some View {
      // expected-error@+2 {{type 'any ProductListViewDependencies' (aka 'any BannerVendingDependency') cannot conform to 'BannerVendingDependency'}}
      // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
      PromotionView(dependencies: dependencies)
    }
  }

  struct CategoryView: View {
    let dependencies: any CategoryViewDependencies
    var body: some View { ProductListView(dependencies: dependencies) }
  }

  struct ShopView: View {
    let dependencies: any ShopViewDependencies
    var body: some View { CategoryView(dependencies: dependencies) }
  }
#else
  struct ProductListView<Dependencies: ProductListViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { PromotionView(dependencies: dependencies) }
  }

  struct CategoryView<Dependencies: CategoryViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { ProductListView(dependencies: dependencies) }
  }

  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { CategoryView(dependencies: dependencies) }
  }
#endif
