// An object that only one task has doesn't need to be thread-safe. The compiler checks it.

/// The formatter isn't `Sendable`, but this task gives it away and doesn't use it again.
func priceElsewhere(_ app: App) async -> String {
  let formatter = app.makeFormatter()
  return await Task { formatter.text(405) }.value
}

/// The same with a whole scope. Its cart already has an item.
func countElsewhere(_ app: App) async -> Int {
  let checkout = app.makeCheckout()
  checkout.cart.put(.tea)
  return await Task {
    checkout.cart.put(.bread)
    return checkout.cart.items.count
  }.value
}
