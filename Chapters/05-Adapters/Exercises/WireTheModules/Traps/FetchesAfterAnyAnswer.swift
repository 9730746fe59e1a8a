// Fails itemsComeAfterLogin: a login that fails shows the items too.
// TASK 3: Wire both features to the client, and the list to the login. Hold nothing too long.
let items: ItemListViewModel
let login: LoginViewModel

init(client: ServerAPIClient) {
  let items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: { completion in
    client.login { result in
      completion(result)
      items.getList()
    }
  })
  self.items = items
}
