// Fails itemsComeAfterLogin: both are wired, and the login tells nobody.
// Also fails rootsUseTheirClients, worksWithoutTheRoot.
// TASK 3: Make both view models, and join them.
let items: ItemListViewModel
let login: LoginViewModel

init(client: ServerAPIClient) {
  items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: client.login)
}
