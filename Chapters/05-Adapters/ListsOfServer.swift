import Friends
import Items
import ServerAPI

// snippet.lists
/// The server says `item` where the feature says `name`; only this type knows.
struct RemoteItem: Decodable {
  let item: String

  var model: Item { Item(name: item) }
}

struct RemoteFriend: Decodable {
  let friend: String

  var model: Friend { Friend(name: friend) }
}

extension ServerAPIClient {
  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    fetch("/items", { (bodies: [RemoteItem]) in bodies.map(\.model) }, completion)
  }

  func fetchFriends(_ completion: @escaping FriendListViewModel.FetchFriendsCompletion) {
    fetch("/friends", { (bodies: [RemoteFriend]) in bodies.map(\.model) }, completion)
  }
}
// snippet.end
