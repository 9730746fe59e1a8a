// An object that only one task uses doesn't need to be thread-safe. The compiler checks this.

/// The formatter isn't `Sendable`. But this task sends it to another task and doesn't use it again.
func priceInAnotherTask(_ app: App) async -> String {
  let formatter = app.makeFormatter()
  return await Task { formatter.text(405) }.value
}

/// The same for a whole scope, whose cart already has an item.
func countInAnotherTask(_ app: App) async -> Int {
  let checkout = app.makeCheckout()
  checkout.cart.put(.tea)
  return await Task {
    checkout.cart.put(.bread)
    return checkout.cart.items.count
  }.value
}
