// Refused: the page takes one more service, and the list that opens it doesn't pass it (CPDI-05)

@testable import ProtocolComposition

// expected-note@+1 {{'init(item:context:logger:tracker:prices:session:cart:delivery:)' declared here}}
struct ProductDetailView {
  let item: Item
  let context: String
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing
  let session: Session
  let cart: Cart
  let delivery: any Delivering
}

struct ProductListView {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing
  let session: Session
  let cart: Cart
  #if !REPAIRED
    func open(_ item: Item) -> ProductDetailView {
      ProductDetailView(
        item: item, context: "list", logger: logger, tracker: tracker, prices: prices,
        // expected-error@+1 {{missing argument for parameter 'delivery' in call}}
        session: session, cart: cart)
    }
  #else
    let delivery: any Delivering

    func open(_ item: Item) -> ProductDetailView {
      ProductDetailView(
        item: item, context: "list", logger: logger, tracker: tracker, prices: prices,
        session: session, cart: cart, delivery: delivery)
    }
  #endif
}
