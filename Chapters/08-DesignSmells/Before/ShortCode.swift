// The shortest way to write the friends page.

extension Before {
  struct Session: Sendable {
    static let shared = Session()
    let user = User(name: "Ada")
  }
  struct ServerAPIClient: Sendable {
    static let shared = ServerAPIClient()
    let friends = ["Grace", "Alan"]
  }
  struct FriendListViewModel {
    var title: String {
      headline(Session.shared.user, ServerAPIClient.shared.friends)
    }
  }
}

/// The line that both pages show.
func headline(_ user: User, _ friends: [String]) -> String {
  "\(user.name): \(friends.count) friends"
}
