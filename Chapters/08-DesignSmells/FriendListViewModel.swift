// The same page, longer.

// snippet.clean
/// Each says what it needs, and only `composeFriends` knows them all.
struct Session {
  let user: User
}
/// Its answer is there already.
struct ServerAPIClient {
  let friends: [String]
}
struct FriendListViewModel {
  private let user: User
  private let fetchFriends: () -> [String]
  init(user: User, fetchFriends: @escaping () -> [String]) {
    (self.user, self.fetchFriends) = (user, fetchFriends)
  }
  var title: String { headline(user, fetchFriends()) }
}

func composeFriends() -> FriendListViewModel {
  let client = ServerAPIClient(friends: ["Grace", "Alan"])
  let session = Session(user: User(name: "Ada"))
  return FriendListViewModel(user: session.user, fetchFriends: { client.friends })
}
// snippet.end
