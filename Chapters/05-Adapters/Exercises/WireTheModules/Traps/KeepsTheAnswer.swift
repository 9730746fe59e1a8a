// Fails loginAsksEveryTime: the first user is kept for all later logins.
// Also fails loginDeliversTheUser, loginPassesErrorsOn, rootsUseTheirClients, itemsComeAfterLogin,
// worksWithoutTheRoot.
// Wire the modules. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Foundation
import Items
import Login
import ServerAPI
import Synchronization

private let firstUser = Mutex<User?>(nil)

extension ServerAPIClient {
  /// An adapter: it has the form that the feature Login asks for.
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    // TASK 1: Write the login adapter.
    if let user = firstUser.withLock({ $0 }) {
      completion(.success(user))
      return
    }
    execute(Request(path: "/login")) { result in
      let user = result.flatMap { bytes in
        Result { try JSONDecoder().decode(UserBody.self, from: bytes).user }
      }
      firstUser.withLock { $0 = try? user.get() }
      completion(user)
    }
    // END
  }

  /// An adapter: it has the form that the feature Items asks for.
  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    // TASK 2: Write the items adapter.
    execute(Request(path: "/items")) { result in
      completion(result.flatMap { bytes in Result { try items(from: bytes) } })
    }
    // END
  }
}

// TASK 2: Here is room for a function of your own, if you want one.
private func items(from bytes: Data) throws -> [Item] {
  let decoder = JSONDecoder()
  if let list = try? decoder.decode([ItemBody].self, from: bytes) { return list.map(\.item) }
  return [try decoder.decode(ItemBody.self, from: bytes).item]
}
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
  // END
}
