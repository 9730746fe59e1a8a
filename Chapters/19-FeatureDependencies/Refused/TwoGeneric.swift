// Refused: two of four levels are generic, so the third has to be (CPDI-104, CPDI-E16)

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

// expected-note@+1 {{required by generic struct 'ProductListView' where 'Dependencies' = 'any CategoryViewDependencies' (aka 'any BannerVendingDependency')}}
struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies
  var body: some View { PromotionView(dependencies: dependencies) }
}

typealias CategoryViewDependencies = ProductListViewDependencies
typealias ShopViewDependencies = CategoryViewDependencies

#if !REPAIRED
  struct CategoryView: View {
    let dependencies: any CategoryViewDependencies
    var body: some View {
      // expected-error@+2 {{type 'any CategoryViewDependencies' (aka 'any BannerVendingDependency') cannot conform to 'BannerVendingDependency'}}
      // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
      ProductListView(dependencies: dependencies)
    }
  }

  struct ShopView: View {
    let dependencies: any ShopViewDependencies
    var body: some View { CategoryView(dependencies: dependencies) }
  }
#else
  struct CategoryView<Dependencies: CategoryViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { ProductListView(dependencies: dependencies) }
  }

  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { CategoryView(dependencies: dependencies) }
  }
#endif
