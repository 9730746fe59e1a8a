/// What lives as long as one request.
struct RequestScope {
  let user: String
  let logger: Logger
  let cart: Cart
  /// The app's stock. A test may put another one into the scope of one request.
  var stock: any Stock
}

/// Collects what one request adds to a cart, and saves it in one go.
final class Cart {
  private let user: String
  private let database: Database
  private var added: [String] = []

  init(of user: String, in database: Database) { (self.user, self.database) = (user, database) }

  func add(_ item: String) { added.append(item) }

  /// - Returns: all that the customer has in the cart now.
  func save() async -> [String] {
    defer { added = [] }
    return await database.add(added, toCartOf: user)
  }
}
