// In Scopes/Scopes.swift, the login gets `let currency = "points"`, for the customer's bonus account, and `carry`
// writes Scopes/Carried.swift again. What does `receipt.text` say?
// Edit Scopes/Scopes.swift, instead of:
  func checkOut() -> CheckoutResource<LoggedInResource> { CheckoutResource(injecting: self) }
// put:
  let currency = "points"
  func checkOut() -> CheckoutResource<LoggedInResource> { CheckoutResource(injecting: self) }
// Edit Scopes/Carried.swift, instead of:
  func CODEGEN_currency(_ key: CarryKey) -> String {
    injected.CODEGEN_currency(key)
  }
// put:
  func CODEGEN_currency(_: CarryKey) -> String { currency }
// Asks:
// == Written by carry ==
// receipt.text // t1 en-CH dark points
// Changes:
// == Written by carry ==
// receipt.text // t1 en-CH dark points
// == What is passed on is live, what is changed is not ==
// receipt.text // t1 en-CH light points
// app.logIn().checkOut().receipt().text // t1 de-CH light points
// Because:
// The login has a currency now, so the search for the receipt's currency ends there, as it does for the locale. The
// written line returns the login's own value instead of asking the app.
