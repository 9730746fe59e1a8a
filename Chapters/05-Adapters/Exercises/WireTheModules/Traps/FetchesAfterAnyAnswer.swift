// Fails itemsComeAfterLogin: a login that fails shows the items too.
// TASK 3: Make both view models, and join them.
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
