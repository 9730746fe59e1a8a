// Fails itemsComeAfterLogin: both are wired, and the login tells nobody.
// Also fails worksWithoutTheRoot, nothingIsHeld.
// TASK 3: Wire both features to the client, and the list to the login. Hold nothing too long.
let items: ItemListViewModel
let login: LoginViewModel

init(client: ServerAPIClient) {
  items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: client.login)
}
