import Items
import Login

// The only file that breaks the rules of this chapter's tests.

enum Before {
  /// A login that opens the list itself. Two of its three parameters are for the list.
  final class LoginViewModel {
    private let loginAPI: Login.LoginViewModel.Login
    private let fetchItems: ItemListViewModel.FetchItems
    private unowned let navigation: ScreenStack

    init(
      loginAPI: @escaping Login.LoginViewModel.Login,
      fetchItems: @escaping ItemListViewModel.FetchItems,
      navigation: ScreenStack
    ) {
      self.loginAPI = loginAPI
      self.fetchItems = fetchItems
      self.navigation = navigation
    }

    func login() {
      loginAPI { [self] result in
        guard case .success = result else { return }
        let list = ItemListViewModel(fetchItems: fetchItems)
        navigation.push(ListScreen(title: "Items", viewModel: list))
      }
    }
  }
}
