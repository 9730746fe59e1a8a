// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// MARK: - The login

final class LoginViewModel {
  typealias Login = (@escaping (Result<User, any Error>) -> Void) -> Void

  private(set) var message = ""

  // TASK 2: Report the login. The root decides what comes next.
  private let loginAPI: Login
  private let onLogin: (User) -> Void

  init(loginAPI: @escaping Login, onLogin: @escaping (User) -> Void) {
    (self.loginAPI, self.onLogin) = (loginAPI, onLogin)
  }

  private func didLogin(_ user: User) {
    onLogin(user)
  }
  // STUB
  // private let loginAPI: Login
  // private let navigation: Navigation?
  //
  // init(
  //   loginAPI: @escaping Login, onLogin: @escaping (User) -> Void = { _ in },
  //   navigation: Navigation? = nil
  // ) {
  //   (self.loginAPI, self.navigation) = (loginAPI, navigation)
  // }
  //
  // private func didLogin(_ user: User) {
  //   let list = ItemListViewModel(fetchItems: ServerAPIClient.shared.fetchItems)
  //   navigation?.push(ItemsScreen(viewModel: list))
  // }
  // END

  func login() {
    // TASK 1: Change what the login calls.
    loginAPI { result in
      self.show(result)
    }
    // STUB
    // ServerAPIClient.shared.login { result in
    //   self.show(result)
    // }
    // END
  }

  private func show(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user):
      message = "Welcome, \(user.name)"
      didLogin(user)
    case .failure(let error):
      message = "No login: \(error)"
    }
  }
}

// MARK: - The list

final class ItemListViewModel {
  typealias FetchItems = (@escaping (Result<[Item], any Error>) -> Void) -> Void

  private(set) var lines: [String] = []

  // TASK 1: Change what the list calls, and when.
  private let fetchItems: FetchItems

  init(fetchItems: @escaping FetchItems) { self.fetchItems = fetchItems }

  func getList() {
    fetchItems { result in
      self.show(result)
    }
  }
  // STUB
  // private let fetchItems: FetchItems
  //
  // init(fetchItems: @escaping FetchItems) {
  //   self.fetchItems = fetchItems
  //   getList()
  // }
  //
  // func getList() {
  //   ServerAPIClient.shared.fetchItems { result in
  //     self.show(result)
  //   }
  // }
  // END

  private func show(_ result: Result<[Item], any Error>) {
    switch result {
    case .success(let items): lines = items.map { "\($0.name) \($0.count)" }
    case .failure(let error): lines = ["No items: \(error)"]
    }
  }
}

// MARK: - The root

/// Makes the list, with all that it needs.
func itemsScreen(client: ServerAPIClient) -> any Screen {
  // TASK 3: Give the list this client's items.
  ItemsScreen(viewModel: ItemListViewModel(fetchItems: client.fetchItems))
  // STUB
  // ItemsScreen(viewModel: ItemListViewModel(fetchItems: ServerAPIClient.shared.fetchItems))
  // END
}

/// The one place that makes the objects and joins them.
final class Root {
  let navigation = Navigation()
  private let connect: () -> ServerAPIClient.Transport
  private let afterLogin: (ServerAPIClient) -> any Screen

  /// - Parameters:
  ///   - connect: opens a connection to the server; each client has one.
  ///   - afterLogin: makes the screen that comes after a login.
  init(
    connect: @escaping () -> ServerAPIClient.Transport,
    afterLogin: @escaping (ServerAPIClient) -> any Screen = itemsScreen
  ) {
    (self.connect, self.afterLogin) = (connect, afterLogin)
  }

  // TASK 3: Decide how many clients a root has, and how many next screens.
  private lazy var client = ServerAPIClient(transport: connect())

  private func makeNext() -> any Screen { afterLogin(client) }
  // STUB
  // private var client: ServerAPIClient { ServerAPIClient(transport: connect()) }
  // private lazy var next = afterLogin(client)
  //
  // private func makeNext() -> any Screen { next }
  // END

  // TASK 4: Decide how long a login keeps its root.
  private func whenLoggedIn() -> (User) -> Void {
    { [weak self] _ in
      guard let self else { return }
      showNext()
    }
  }
  // STUB
  // private func whenLoggedIn() -> (User) -> Void {
  //   { _ in
  //     self.showNext()
  //   }
  // }
  // END

  /// Shows the login.
  func start() {
    // TASK 2: Make the login from this root's client, and let it report to this root.
    let login = LoginViewModel(loginAPI: client.login, onLogin: whenLoggedIn())
    navigation.push(LoginScreen(viewModel: login))
    // STUB
    // let login = LoginViewModel(loginAPI: client.login, navigation: navigation)
    // navigation.push(LoginScreen(viewModel: login))
    // END
  }

  private func showNext() { navigation.push(makeNext()) }
}
