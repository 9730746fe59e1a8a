// Fails rootsUseTheirClients: the first client is kept, and every root shares it.
// Also fails itemsComeAfterLogin, worksWithoutTheRoot, nothingIsHeld.
// Wire the modules. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Foundation
import Items
import Login
import ServerAPI
import Synchronization

extension ServerAPIClient {
  /// An adapter: it has the form that the feature Login asks for.
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    // TASK 1: Ask for "/login". Make a User of the bytes, pass an error on, answer exactly once.
    execute(Request(path: "/login")) { result in
      completion(
        result.flatMap { bytes in
          Result { try JSONDecoder().decode(UserBody.self, from: bytes).user }
        })
    }
    // END
  }

  /// An adapter: it has the form that the feature Items asks for.
  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    // TASK 2: Ask for "/items". The answer is a list of items, or just one.
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
  // TASK 3: Wire both features to the client, and the list to the login. Hold nothing too long.
  private static let shared = Mutex<ServerAPIClient?>(nil)

  let items: ItemListViewModel
  let login: LoginViewModel

  init(client: ServerAPIClient) {
    let client = Self.shared.withLock { shared in
      if shared == nil { shared = client }
      return shared ?? client
    }
    let items = ItemListViewModel(fetchItems: client.fetchItems)
    login = LoginViewModel(loginAPI: client.login, onLogin: { _ in items.getList() })
    self.items = items
  }
  // END
}
