import Friends
import Items
import ServerAPI

/// The server's key is `item`, and the feature's property is `name`. Only this type uses both.
struct RemoteItem: Decodable {
  let item: String

  var model: Item { Item(name: item) }
}

extension ServerAPIClient {
  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    fetch("/items", { (bodies: [RemoteItem]) in bodies.map(\.model) }, completion)
  }
}

struct RemoteFriend: Decodable {
  let friend: String

  var model: Friend { Friend(name: friend) }
}

extension ServerAPIClient {
  func fetchFriends(_ completion: @escaping FriendListViewModel.FetchFriendsCompletion) {
    fetch("/friends", { (bodies: [RemoteFriend]) in bodies.map(\.model) }, completion)
  }
}
