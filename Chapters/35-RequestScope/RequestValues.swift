/// Task-local values of a request. Tasks share them, so all of them are `Sendable`.
struct RequestValues: Sendable {
  @TaskLocal static var current: RequestValues?

  let user: String
  let logger: Logger
}

/// Lives as long as the server. It doesn't store the request's values, but reads them from the task.
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

/// Answers requests, and sets the task-local values of each.
struct TaskLocalServer: Sendable {
  let app: AppScope
  let carts: CartService

  func answer(_ request: Request) async -> String {
    guard let scope = await app.scope(for: request) else { return "401 Unauthorized" }
    let values = RequestValues(user: scope.user, logger: scope.logger)
    return await RequestValues.$current.withValue(values) { await carts.add(request.items) }
  }
}
