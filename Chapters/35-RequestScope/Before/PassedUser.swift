extension Before {
  /// The server after its first repair. The id for the log still comes from the current request.
  struct UserServer: Sendable {
    let app: AppScope

    func answer(_ request: Request) async -> String {
      guard let user = await app.database.user(of: request.token) else { return "401 Unauthorized" }
      await CurrentRequest.shared.begin(request.id, user)
      return await addToCart(request.items, of: user)
    }

    func addToCart(_ items: [String], of user: String) async -> String {
      for item in items { _ = await app.stock.reserve(item) }
      var logger = app.logger
      logger[metadataKey: "request-id"] = await CurrentRequest.shared.id
      logger.info("reserved \(items.joined(separator: ", "))")
      return page(of: user, await app.database.add(items, toCartOf: user))
    }
  }
}
