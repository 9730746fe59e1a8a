/// The error that an unimplemented function throws.
struct Unimplemented: Error, Equatable { let name: String }

extension ShopClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ShopClient {
    @Sendable func fail(_ name: String) -> Unimplemented {
      report("ShopClient.\(name) is unimplemented")
      return Unimplemented(name: name)
    }
    return ShopClient(
      logIn: { _ in throw fail("logIn") },
      items: { throw fail("items") },
      friends: { _ in throw fail("friends") },
      details: { _ in throw fail("details") },
      stock: { _ in throw fail("stock") },
      price: { _ in
        _ = fail("price")
        return 0
      },
      charge: { _, _ in throw fail("charge") },
      send: { _, _ in throw fail("send") })
  }

  /// Crashes at the first call of a function that a test didn't replace.
  static let trapping = unimplemented { message in fatalError(message) }
}
