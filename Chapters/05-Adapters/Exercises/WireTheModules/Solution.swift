// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation
import Items
import Login
import ServerAPI

extension ServerAPIClient {
  /// An adapter: it has the form that the feature Login asks for.
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    // TASK 1: Write the login adapter.
    execute(Request(path: "/login")) { result in
      completion(
        result.flatMap { bytes in
          Result { try JSONDecoder().decode(UserBody.self, from: bytes).user }
        })
    }
    // STUB
    // completion(.failure(NotWired()))
    // END
  }

  /// An adapter: it has the form that the feature Items asks for.
  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    // TASK 2: Write the items adapter.
    execute(Request(path: "/items")) { result in
      completion(result.flatMap { bytes in Result { try items(from: bytes) } })
    }
    // STUB
    // completion(.failure(NotWired()))
    // END
  }
}

// TASK 2: Here is room for a function of your own, if you want one.
private func items(from bytes: Data) throws -> [Item] {
  let decoder = JSONDecoder()
  if let list = try? decoder.decode([ItemBody].self, from: bytes) { return list.map(\.item) }
  return [try decoder.decode(ItemBody.self, from: bytes).item]
}
// STUB
// END

/// The composition root: it makes both features over one client. A login that succeeds makes the
/// list ask for its items.
final class AppRoot {
  // TASK 3: Make both view models, and join them.
  let items: ItemListViewModel
  let login: LoginViewModel

  init(client: ServerAPIClient) {
    let items = ItemListViewModel(fetchItems: client.fetchItems)
    login = LoginViewModel(loginAPI: client.login, onLogin: { _ in items.getList() })
    self.items = items
  }
  // STUB
  // let items: ItemListViewModel
  // let login: LoginViewModel
  //
  // init(client: ServerAPIClient) {
  //   items = ItemListViewModel(fetchItems: { $0(.failure(NotWired())) })
  //   login = LoginViewModel(loginAPI: { $0(.failure(NotWired())) })
  // }
  // END
}
