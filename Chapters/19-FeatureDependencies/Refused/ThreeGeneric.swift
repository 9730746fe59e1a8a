// Refused: three of four levels are generic, so the last has to be (CPDI-104, CPDI-E16)

protocol View {}

protocol BannerVendingDependency {
  associatedtype Banner: View
  var banner: Banner { get }
}

typealias PromotionViewDependencies = BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies
  var body: some View { dependencies.banner }
}

typealias ProductListViewDependencies = PromotionViewDependencies

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies
  var body: some View { PromotionView(dependencies: dependencies) }
}

typealias CategoryViewDependencies = ProductListViewDependencies

// expected-note@+1 {{required by generic struct 'CategoryView' where 'Dependencies' = 'any ShopViewDependencies' (aka 'any BannerVendingDependency')}}
struct CategoryView<Dependencies: CategoryViewDependencies>: View {
  let dependencies: Dependencies
  var body: some View { ProductListView(dependencies: dependencies) }
}

typealias ShopViewDependencies = CategoryViewDependencies

#if !REPAIRED
  struct ShopView: View {
    let dependencies: any ShopViewDependencies
    var body: some View {
      // expected-error@+2 {{type 'any ShopViewDependencies' (aka 'any BannerVendingDependency') cannot conform to 'BannerVendingDependency'}}
      // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
      CategoryView(dependencies: dependencies)
    }
  }
#else
  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { CategoryView(dependencies: dependencies) }
  }
#endif
