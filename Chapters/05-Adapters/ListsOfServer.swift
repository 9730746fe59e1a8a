import Friends
import Items
import ServerAPI

// snippet.lists
/// The server says `title` where the feature says `name`; only this type knows.
struct RemoteItem: Decodable {
  let title: String

  var item: Item { Item(name: title) }
}

struct RemoteFriend: Decodable {
  let nick: String

  var friend: Friend { Friend(name: nick) }
}

extension ServerAPIClient {
  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    fetch("/items", { (bodies: [RemoteItem]) in bodies.map(\.item) }, completion)
  }

  func fetchFriends(_ completion: @escaping FriendListViewModel.FetchFriendsCompletion) {
    fetch("/friends", { (bodies: [RemoteFriend]) in bodies.map(\.friend) }, completion)
  }
}
// snippet.end
