// Fails worksWithoutTheRoot: the login asks a root that is gone, and nobody hears it.
// TASK 3: Make both view models, and join them.
let items: ItemListViewModel
private(set) var login: LoginViewModel!

init(client: ServerAPIClient) {
  items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(
    loginAPI: client.login, onLogin: { [weak self] _ in self?.items.getList() })
}
