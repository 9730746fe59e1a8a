import Friends
import Items
import Login
import ServerAPI

/// Composes the modules: each feature gets the function it needs, and all functions share one client.
struct App {
  let login: LoginViewModel
  let items: ItemListViewModel
  let friends: FriendListViewModel

  init(client: ServerAPIClient) {
    login = LoginViewModel(loginAPI: client.login)
    items = ItemListViewModel(fetchItems: client.fetchItems)
    friends = FriendListViewModel(fetchFriends: client.fetchFriends)
  }
}
