/// The values and services of one request.
struct RequestScope {
  let user: String
  let logger: Logger
  let cart: Cart
  /// The app's stock. A test can replace it in the scope of a single request.
  var stock: any Stock
}

/// Collects the items of a request, and saves them at once.
final class Cart {
  private let user: String
  private let database: Database
  private var added: [String] = []

  init(of user: String, in database: Database) { (self.user, self.database) = (user, database) }

  func add(_ item: String) { added.append(item) }

  /// - Returns: all items in the customer's cart.
  func save() async -> [String] {
    defer { added = [] }
    return await database.add(added, toCartOf: user)
  }
}
