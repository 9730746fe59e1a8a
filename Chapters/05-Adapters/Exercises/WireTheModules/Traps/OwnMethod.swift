// Fails worksWithoutTheRoot: the root hands its own method to what it owns.
// TASK 3: Make both view models, and join them.
let items: ItemListViewModel
private(set) var login: LoginViewModel!

init(client: ServerAPIClient) {
  items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: client.login, onLogin: showItems)
}

private func showItems(_ user: User) { items.getList() }
