import Items
import Login
import ServerAPI

/// Makes all objects, and decides which page comes next.
final class ShopRoot {
  enum Page { case items, cart, checkoutLogin }

  /// The open pages. A view shows the last one.
  var path: [Page] = []
  private let client: ServerAPIClient

  init(transport: @escaping ServerAPIClient.Transport) {
    // This server expects `v1/` before each path.
    client = ServerAPIClient { request, answer in
      transport(Request(path: "v1/\(request.path)"), answer)
    }
  }

  func makeLogin() -> LoginViewModel {
    LoginViewModel(loginAPI: client.login) { [weak self] _ in self?.path = [.items] }
  }

  func makeCheckoutLogin() -> LoginViewModel {
    LoginViewModel(loginAPI: client.login) { [weak self] _ in
      self?.path.removeAll { $0 == .checkoutLogin }
    }
  }

  func makeItems() -> ItemListViewModel { ItemListViewModel(fetchItems: client.fetchItems) }
}
