/// The shape `shared`: one concrete type for all features, with a method for each server call.
enum Before {
  // snippet.client
  // Module ServerAPI
  @MainActor
  class ServerAPIClient {
    static let shared = ServerAPIClient()

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(Server.answer(to: "/login").map { User(name: $0) })
    }

    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(Server.answer(to: "/items").map { names(in: $0).map(Item.init) })
    }

    // New:
    func fetchFriends(completion: @escaping (Result<[Friend], any Error>) -> Void) {
      completion(Server.answer(to: "/friends").map { names(in: $0).map(Friend.init) })
    }
  }
  // snippet.end
}
