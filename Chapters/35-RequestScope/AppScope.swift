/// What lives as long as the server. All requests share it.
struct AppScope: Sendable {
  let stock: any Stock
  let database: Database
  let logger: Logger

  /// The door: makes the scope of one request, unless no customer has its token.
  func scope(for request: Request) async -> RequestScope? {
    guard let user = await database.user(of: request.token) else { return nil }
    var logger = logger
    logger[metadataKey: "request-id"] = request.id
    let cart = Cart(of: user, in: database)
    return RequestScope(user: user, logger: logger, cart: cart, stock: stock)
  }
}
