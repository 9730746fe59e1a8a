/// The server before it had request scopes.
enum Before {
  /// The request that the server is answering.
  actor CurrentRequest {
    static let shared = CurrentRequest()
    private(set) var id = ""
    private(set) var user = ""

    func begin(_ id: String, _ user: String) { (self.id, self.user) = (id, user) }
  }

  struct ShopServer: Sendable {
    let app: AppScope

    func answer(_ request: Request) async -> String {
      guard let user = await app.database.user(of: request.token) else { return "401 Unauthorized" }
      await CurrentRequest.shared.begin(request.id, user)
      return await addToCart(request.items)
    }

    func addToCart(_ items: [String]) async -> String {
      for item in items { _ = await app.stock.reserve(item) }
      let user = await CurrentRequest.shared.user
      var logger = app.logger
      logger[metadataKey: "request-id"] = await CurrentRequest.shared.id
      logger.info("reserved \(items.joined(separator: ", "))")
      return page(of: user, await app.database.add(items, toCartOf: user))
    }
  }
}
