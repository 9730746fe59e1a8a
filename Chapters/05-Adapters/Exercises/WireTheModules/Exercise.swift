// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation
import Items
import Login
import ServerAPI

extension ServerAPIClient {
  /// An adapter: it has the form that the feature Login asks for.
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    // TASK 1: Write the login adapter.
    completion(.failure(NotWired()))
    // END
  }

  /// An adapter: it has the form that the feature Items asks for.
  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    // TASK 2: Write the items adapter.
    completion(.failure(NotWired()))
    // END
  }
}

// TASK 2: Here is room for a function of your own, if you want one.
// END

/// The composition root: it makes both features over one client. A login that succeeds makes the
/// list ask for its items.
final class AppRoot {
  // TASK 3: Make both view models, and join them.
  let items: ItemListViewModel
  let login: LoginViewModel

  init(client: ServerAPIClient) {
    items = ItemListViewModel(fetchItems: { $0(.failure(NotWired())) })
    login = LoginViewModel(loginAPI: { $0(.failure(NotWired())) })
  }
  // END
}
