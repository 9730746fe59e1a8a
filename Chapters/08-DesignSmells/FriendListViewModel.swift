// The page of `Before/ShortCode.swift`, with its dependencies as parameters.

struct Session {
  let user: User
}
struct ServerAPIClient {
  let friends: [String]
}
struct FriendListViewModel {
  private let user: User
  private let fetchFriends: () -> [String]
  init(user: User, fetchFriends: @escaping () -> [String]) {
    self.user = user
    self.fetchFriends = fetchFriends
  }
  var title: String { headline(user, fetchFriends()) }
}

func composeFriends() -> FriendListViewModel {
  let client = ServerAPIClient(friends: ["Grace", "Alan"])
  let session = Session(user: User(name: "Ada"))
  return FriendListViewModel(user: session.user, fetchFriends: { client.friends })
}
