enum Before {
  // snippet.page
  struct ProductPage {
    let session: Session
    let cart: Cart

    func makeCheckout() -> Checkout {
      Checkout(client: ServerCheckoutClient(session: session), cart: cart)
    }
  }
  // snippet.end

  /// Lists the products. A tap opens one.
  struct ItemList {
    let session: Session
    let cart: Cart

    func open() -> ProductPage { ProductPage(session: session, cart: cart) }
  }
}
