/// Stage 1: one concrete type for all features. Whatever any of them asks for is a method of it.
enum SharedType {
  struct User { let name: String }
  struct Item { let name: String }
  struct Friend { let name: String }

  // snippet.client
  /// The main actor makes the one instance safe to share. `final` and `Sendable` would too, but then
  /// no test could put a subclass in its place.
  @MainActor
  class ServerAPIClient {
    static let shared = ServerAPIClient()

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(Network.answer(to: "/login").map { User(name: $0) })
    }

    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(Network.answer(to: "/items").map { words($0).map(Item.init) })
    }

    func fetchFriends(completion: @escaping (Result<[Friend], any Error>) -> Void) {
      completion(Network.answer(to: "/friends").map { words($0).map(Friend.init) })
    }
  }
  // snippet.end
}
