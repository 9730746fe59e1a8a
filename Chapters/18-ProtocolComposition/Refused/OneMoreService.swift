// Refused: the page takes one more service, and the list that opens it does not bring it (CPDI-05)

@testable import ProtocolComposition

// expected-note@+1 {{'init(item:prices:delivery:)' declared here}}
struct ProductDetailView {
  let item: Item
  let prices: any Pricing
  let delivery: any Delivering
}

#if !REPAIRED
  struct ProductListView {
    let prices: any Pricing

    func open(_ item: Item) -> ProductDetailView {
      // expected-error@+1 {{missing argument for parameter 'delivery' in call}}
      ProductDetailView(item: item, prices: prices)
    }
  }
#else
  struct ProductListView {
    let prices: any Pricing
    let delivery: any Delivering

    func open(_ item: Item) -> ProductDetailView {
      ProductDetailView(item: item, prices: prices, delivery: delivery)
    }
  }
#endif
