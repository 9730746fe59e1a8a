import Foundation

protocol FriendsClient {
  func friends() -> [String]
}

extension ServerAPIClient: FriendsClient {
  func friends() -> [String] { ["Grace", "Alan"] }
}

/// The answers that one UI test passes to the app.
struct StubbedServer: Decodable, LoginClient, FriendsClient {
  let user: String
  let friendNames: [String]

  func login() -> User { User(name: user) }

  func friends() -> [String] { friendNames }
}

/// The client that the root hands to its screens. A UI test starts the app in another process, so it can't pass an
/// object, only texts.
func makeClient(environment: [String: String]) throws -> any LoginClient & FriendsClient {
  #if DEBUG
    if let json = environment["SHOP_STUB"] {
      return try JSONDecoder().decode(StubbedServer.self, from: Data(json.utf8))
    }
  #endif
  return ServerAPIClient.shared
}
