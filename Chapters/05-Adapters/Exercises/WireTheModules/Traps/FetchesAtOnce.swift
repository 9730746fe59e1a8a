// Fails itemsComeAfterLogin: the items are asked for while the root is made.
// Also fails rootsUseTheirClients.
// TASK 3: Make both view models, and join them.
let items: ItemListViewModel
let login: LoginViewModel

init(client: ServerAPIClient) {
  let items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: client.login, onLogin: { _ in items.getList() })
  self.items = items
  items.getList()
}
