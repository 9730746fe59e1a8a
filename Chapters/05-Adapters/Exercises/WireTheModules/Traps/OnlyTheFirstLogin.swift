// Fails itemsComeAfterLogin: the second user sees the items of the first.
// Also fails worksWithoutTheRoot.
// TASK 3: Make both view models, and join them.
let items: ItemListViewModel
let login: LoginViewModel

init(client: ServerAPIClient) {
  let items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(
    loginAPI: client.login, onLogin: { _ in if items.lines.isEmpty { items.getList() } })
  self.items = items
}
