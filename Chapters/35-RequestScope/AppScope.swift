/// The services that live as long as the server. All requests share them.
struct AppScope: Sendable {
  let stock: any Stock
  let database: Database
  let logger: Logger

  /// Makes the scope of a request. Returns nil if the token belongs to no customer.
  func scope(for request: Request) async -> RequestScope? {
    guard let user = await database.user(of: request.token) else { return nil }
    var logger = logger
    logger[metadataKey: "request-id"] = request.id
    let cart = Cart(of: user, in: database)
    return RequestScope(user: user, logger: logger, cart: cart, stock: stock)
  }
}
