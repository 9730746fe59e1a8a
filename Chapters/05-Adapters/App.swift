import Friends
import Items
import Login
import ServerAPI

/// Where the modules meet: each feature gets the function it asks for, all from one client.
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
