import Items
import Login

// The discomfort before the pattern: the rules of this chapter's tests find this file, and only it.

// snippet.pushing
/// A login that opens the list itself. It needs the first of its three parameters; it takes the other
/// two for the list.
final class PushingLogin {
  private let loginAPI: LoginViewModel.Login
  private let fetchItems: ItemListViewModel.FetchItems
  private unowned let navigation: NavigationStack

  init(
    loginAPI: @escaping LoginViewModel.Login,
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
// snippet.end
