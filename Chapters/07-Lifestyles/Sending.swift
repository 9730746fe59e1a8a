// What one task alone has need not be thread-safe. The compiler follows it there.

// snippet.sending
/// A transient goes to another task: the formatter is not `Sendable`, and need not be.
func priceElsewhere(_ app: App) async -> String {
  let formatter = app.makeFormatter()
  return await Task { formatter.text(405) }.value
}

/// A whole scope goes to another task, its cart with the first item in it.
func countElsewhere(_ app: App) async -> Int {
  let checkout = app.makeCheckout()
  checkout.cart.put(.tea)
  return await Task {
    checkout.cart.put(.bread)
    return checkout.cart.items.count
  }.value
}
// snippet.end
