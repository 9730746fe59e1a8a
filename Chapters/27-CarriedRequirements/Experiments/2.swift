// In Scopes/Scopes.swift, the checkout gets a theme of its own, with `let theme = "light"`. No developer runs
// `carry` again, so Scopes/Carried.swift stays as it is. Does the chapter compile?
// Edit Scopes/Scopes.swift, instead of:
  func receipt() -> ReceiptResource<CheckoutResource> { ReceiptResource(injecting: self) }
// put:
  let theme = "light"
  func receipt() -> ReceiptResource<CheckoutResource> { ReceiptResource(injecting: self) }
// Refused:
// error: invalid redeclaration of 'theme'
// Because:
// `carry` doesn't write a property that the class has. But `carry` wrote this file before the class had one, so the
// extension in it declares `theme` a second time.
