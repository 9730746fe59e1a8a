/// Answers requests, and passes the scope of each to the functions below.
struct ShopServer: Sendable {
  let app: AppScope

  func answer(_ request: Request) async -> String {
    guard let scope = await app.scope(for: request) else { return "401 Unauthorized" }
    return await addToCart(request.items, scope)
  }
}

func addToCart(_ items: [String], _ scope: RequestScope) async -> String {
  for item in items where await reserve(item, scope) { scope.cart.add(item) }
  return page(of: scope.user, await scope.cart.save())
}

func reserve(_ item: String, _ scope: RequestScope) async -> Bool {
  let isReserved = await scope.stock.reserve(item)
  scope.logger.info(isReserved ? "reserved \(item)" : "\(item) is sold out")
  return isReserved
}

/// Like `addToCart`, but reserves all items concurrently.
func addConcurrently(_ items: [String], _ scope: RequestScope) async -> String {
  let stock = scope.stock
  await withTaskGroup { group in
    for item in items { group.addTask { await stock.reserve(item) ? item : nil } }
    for await case let item? in group { scope.cart.add(item) }
  }
  return page(of: scope.user, await scope.cart.save())
}

func page(of user: String, _ items: [String]) -> String {
  "\(user): " + (items.isEmpty ? "nothing" : items.joined(separator: ", "))
}
