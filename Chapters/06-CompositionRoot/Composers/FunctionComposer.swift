import Items
import Login
import ServerAPI

/// The same program, composed in one function. A root doesn't have to be a class.
func composeInOneFunction(transport: @escaping ServerAPIClient.Transport) -> ScreenStack {
  let navigation = ScreenStack()
  let client = ClientFactory(transport: transport).makeClient()
  let login = LoginViewModel(loginAPI: client.login) { [weak navigation] _ in
    let list = ItemListViewModel(fetchItems: client.fetchItems)
    navigation?.push(ListScreen(title: "Items", viewModel: list))
  }
  navigation.push(LoginScreen(viewModel: login))
  return navigation
}
