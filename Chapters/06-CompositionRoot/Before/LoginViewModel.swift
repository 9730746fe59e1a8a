import Items
import Login

// The rules of this chapter's tests find this file, and only it.

// snippet.pushing
enum Before {
  /// A login that opens the list itself. It needs the first of its three parameters; it takes the
  /// other two for the list.
  final class LoginViewModel {
    private let loginAPI: Login.LoginViewModel.Login
    private let fetchItems: ItemListViewModel.FetchItems
    private unowned let navigation: NavigationStack

    init(
      loginAPI: @escaping Login.LoginViewModel.Login,
      fetchItems: @escaping ItemListViewModel.FetchItems,
      navigation: NavigationStack
    ) {
      (self.loginAPI, self.fetchItems, self.navigation) = (loginAPI, fetchItems, navigation)
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
// snippet.end
