/// The shop's client, with a function for each call.
struct ShopClient: Sendable {
  var logIn: @Sendable (_ name: String) async throws -> String
  var items: @Sendable () async throws -> [String]
  var friends: @Sendable (_ token: String) async throws -> [String]
  var details: @Sendable (_ product: String) async throws -> String
  var stock: @Sendable (_ product: String) async throws -> Int
  var price: @Sendable (_ product: String) -> Int
  var charge: @Sendable (_ cents: Int, _ customer: String) async throws -> String
  var send: @Sendable (_ message: String, _ friend: String) async throws -> Void
}
