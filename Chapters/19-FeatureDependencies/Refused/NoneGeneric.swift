// Refused: a view with `any` shows a banner; a forgotten `any` is only warned of (CPDI-104, CPDI-E16)
// modes: 5 6

protocol View {}

struct AnyView: View {
  init(_ content: some View) {}
}

protocol BannerVendingDependency {
  associatedtype Banner: View
  var banner: Banner { get }
}

typealias PromotionViewDependencies = BannerVendingDependency

#if !REPAIRED
  struct PromotionView: View {
    // expected-warning@+1 {{use of 'PromotionViewDependencies' (aka 'BannerVendingDependency') as a type must be written 'any PromotionViewDependencies' (aka 'any BannerVendingDependency'); this will be an error in a future Swift language mode}}
    let dependencies: PromotionViewDependencies
    // expected-note@+1 {{required by opaque return type of property 'body'}}
    var body: some View {
      // expected-error@+2 {{type 'any View' cannot conform to 'View'}}
      // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
      dependencies.banner
    }
  }
#else
  struct PromotionView: View {
    let dependencies: any PromotionViewDependencies
    var body: some View { AnyView(dependencies.banner) }
  }
#endif

typealias ProductListViewDependencies = PromotionViewDependencies
typealias CategoryViewDependencies = ProductListViewDependencies
typealias ShopViewDependencies = CategoryViewDependencies

struct ProductListView: View {
  let dependencies: any ProductListViewDependencies
  var body: some View { PromotionView(dependencies: dependencies) }
}

struct CategoryView: View {
  let dependencies: any CategoryViewDependencies
  var body: some View { ProductListView(dependencies: dependencies) }
}

struct ShopView: View {
  let dependencies: any ShopViewDependencies
  var body: some View { CategoryView(dependencies: dependencies) }
}
