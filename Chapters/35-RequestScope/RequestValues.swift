/// What code below the door can read without a parameter. Tasks may share it, so all of it is Sendable.
struct RequestValues: Sendable {
  @TaskLocal static var current: RequestValues?

  let user: String
  let logger: Logger
}

/// Lives as long as the server. It stores nothing of a request, and reads it where it needs it.
struct CartService: Sendable {
  let stock: any Stock
  let database: Database

  func add(_ items: [String]) async -> String {
    guard let request = RequestValues.current else { return "500 No request here" }
    var reserved: [String] = []
    for item in items where await stock.reserve(item) {
      request.logger.info("reserved \(item)")
      reserved.append(item)
    }
    return page(of: request.user, await database.add(reserved, toCartOf: request.user))
  }
}

/// Answers requests. It sets the values of each around the call.
struct TaskLocalServer: Sendable {
  let app: AppScope
  let carts: CartService

  func answer(_ request: Request) async -> String {
    guard let scope = await app.scope(for: request) else { return "401 Unauthorized" }
    let values = RequestValues(user: scope.user, logger: scope.logger)
    return await RequestValues.$current.withValue(values) { await carts.add(request.items) }
  }
}
