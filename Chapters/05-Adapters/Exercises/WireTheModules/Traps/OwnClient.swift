// Fails rootsUseTheirClients: the root makes a client of its own.
// Also fails itemsComeAfterLogin, worksWithoutTheRoot.
// TASK 3: Make both view models, and join them.
let items: ItemListViewModel
let login: LoginViewModel

init(client: ServerAPIClient) {
  let client = ServerAPIClient { request, completion in
    let body = request.path == "/login" ? #"{"name": "Ada"}"# : #"[{"title": "Tea"}]"#
    completion(.success(Data(body.utf8)))
  }
  let items = ItemListViewModel(fetchItems: client.fetchItems)
  login = LoginViewModel(loginAPI: client.login, onLogin: { _ in items.getList() })
  self.items = items
}
