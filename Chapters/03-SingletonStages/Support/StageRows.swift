/// The same test at each stage: the document's stages in its order, then ours. The "back again" stage is
/// tested with its list, which ignores the injected client.
extension Stage {
  static let all = [
    gof, swift, propertyEmpty, property, staticVar, backAgain, taskLocal, initializer,
  ]

  // The two kinds of singleton accept no mock.

  static let gof = Stage(
    name: "GoF singleton",
    modelWithoutClient: { GoFStage.LoginViewModel() })

  static let swift = Stage(
    name: "asks .shared",
    another: { SwiftStage.ServerAPIClient() },
    modelWithoutClient: { SwiftStage.LoginViewModel() })

  /// This row uses the document's mock, which overrides nothing.
  static let propertyEmpty = Stage(
    name: "property, empty mock",
    another: { PropertyStage.ServerAPIClient() },
    modelWithoutClient: { PropertyStage.LoginViewModel() },
    loginTest: { _, waitUntilBothAreSetUp in
      let loginViewModel = PropertyStage.LoginViewModel()
      loginViewModel.client = PropertyStage.MockServerAPIClient()
      await waitUntilBothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })

  /// The same stage with a mock that overrides `login`.
  static let property = Stage(
    name: "property, mock overrides",
    another: { PropertyStage.ServerAPIClient() },
    modelWithoutClient: { PropertyStage.LoginViewModel() },
    loginTest: { name, waitUntilBothAreSetUp in
      let loginViewModel = PropertyStage.LoginViewModel()
      loginViewModel.client = PropertyStage.ClosureMock { $0(.success(User(name: name))) }
      await waitUntilBothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })

  static let staticVar = Stage(
    name: "static var shared",
    another: { GlobalStage.ServerAPIClient() },
    modelWithoutClient: { GlobalStage.LoginViewModel() },
    loginTest: { name, waitUntilBothAreSetUp in
      GlobalStage.ServerAPIClient.shared = GlobalStage.MockServerAPIClient(name: name)
      defer { GlobalStage.ServerAPIClient.shared = GlobalStage.ServerAPIClient() }
      let loginViewModel = GlobalStage.LoginViewModel()
      await waitUntilBothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })

  /// The view model ignores its own client and calls the shared one.
  static let backAgain = Stage(
    name: "back again, as printed",
    another: { BackAgainStage.ServerAPIClient() },
    modelWithoutClient: { BackAgainStage.ItemListViewModel() },
    loginTest: { name, waitUntilBothAreSetUp in
      let itemListViewModel = BackAgainStage.ItemListViewModel()
      itemListViewModel.client = BackAgainStage.MockServerAPIClient {
        Item(name: "Welcome, \(name)")
      }
      await waitUntilBothAreSetUp()
      itemListViewModel.getList()
      return itemListViewModel.lines.joined()
    })

  static let taskLocal = Stage(
    name: "task-local shared",
    another: { TaskLocalStage.ServerAPIClient() },
    modelWithoutClient: { TaskLocalStage.LoginViewModel() },
    loginTest: { name, waitUntilBothAreSetUp in
      let mock = TaskLocalStage.MockServerAPIClient(name: name)
      return await TaskLocalStage.loginTest(
        with: mock, waitUntilBothAreSetUp: waitUntilBothAreSetUp)
    })

  static let initializer = Stage(
    name: "initializer",
    another: { InitStage.ServerAPIClient() },
    loginTest: { name, waitUntilBothAreSetUp in
      let mock = InitStage.MockServerAPIClient(result: .success(User(name: name)))
      let loginViewModel = InitStage.LoginViewModel(client: mock)
      await waitUntilBothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })
}
