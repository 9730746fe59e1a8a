// Fails nothingIsHeld: the root hands its own method to what it owns.
// TASK 3: Wire both features to the client, and the list to the login. Hold nothing too long.
let items: ItemListViewModel
private(set) var login: LoginViewModel!

init(client: ServerAPIClient) {
  items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: client.login, onLogin: showItems)
}

private func showItems(_ user: User) { items.getList() }
