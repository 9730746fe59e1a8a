// In ShopContainer.swift, the cart is registered with `.unique` in place of `.graph`. What does
// `page.receipt.text` print?
// Edit ShopContainer.swift, instead of:
  container.register(Cart.self, .graph) { _ in Cart() }
// put:
  container.register(Cart.self, .unique) { _ in Cart() }
// Asks:
// == One page, one cart ==
// page.receipt.text // nothing
// Changes:
// == One page, one cart ==
// page.receipt.text // nothing
// Because:
// With `.unique`, the receipt's factory gets a cart of its own. The checkout filled the other one.
