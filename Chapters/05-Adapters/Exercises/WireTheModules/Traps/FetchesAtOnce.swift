// Fails itemsComeAfterLogin: the items are asked for while the root is made.
// TASK 3: Wire both features to the client, and the list to the login. Hold nothing too long.
let items: ItemListViewModel
let login: LoginViewModel

init(client: ServerAPIClient) {
  let items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: client.login, onLogin: { _ in items.getList() })
  self.items = items
  items.getList()
}
