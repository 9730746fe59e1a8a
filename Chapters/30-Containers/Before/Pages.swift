enum Before {
  struct ProductPage {
    let session: Session
    let cart: Cart

    func makeCheckout() -> Checkout {
      Checkout(client: ServerCheckoutClient(session: session), cart: cart)
    }
  }

  /// The list of products. A tap opens a page.
  struct ItemList {
    let session: Session
    let cart: Cart

    func open() -> ProductPage { ProductPage(session: session, cart: cart) }
  }
}
