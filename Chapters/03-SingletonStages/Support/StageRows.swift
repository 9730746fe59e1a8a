/// The same test at each stage, in the order of the document, then ours. The stage whose list asks past
/// its property is tested by the list.
extension Stage {
  static let all = [
    gof, swift, propertyEmpty, property, staticVar, backAgain, taskLocal, initializer,
  ]

  /// The two kinds of singleton refuse every mock.
  static let gof = Stage(
    name: "GoF singleton",
    modelWithoutClient: { GoFStage.LoginViewModel() })

  static let swift = Stage(
    name: "asks .shared",
    another: { SwiftStage.ServerAPIClient() },
    modelWithoutClient: { SwiftStage.LoginViewModel() })

  /// Its mock is the document's, which inherits all.
  static let propertyEmpty = Stage(
    name: "property, empty mock",
    another: { PropertyStage.ServerAPIClient() },
    modelWithoutClient: { PropertyStage.LoginViewModel() },
    loginTest: { _, bothAreSetUp in
      let loginViewModel = PropertyStage.LoginViewModel()
      loginViewModel.client = PropertyStage.MockServerAPIClient()
      await bothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })

  /// The same stage with a mock that answers itself.
  static let property = Stage(
    name: "property, mock overrides",
    another: { PropertyStage.ServerAPIClient() },
    modelWithoutClient: { PropertyStage.LoginViewModel() },
    loginTest: { name, bothAreSetUp in
      let loginViewModel = PropertyStage.LoginViewModel()
      loginViewModel.client = PropertyStage.ClosureMock { $0(.success(User(name: name))) }
      await bothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })

  static let staticVar = Stage(
    name: "static var shared",
    another: { GlobalStage.ServerAPIClient() },
    modelWithoutClient: { GlobalStage.LoginViewModel() },
    loginTest: { name, bothAreSetUp in
      GlobalStage.ServerAPIClient.shared = GlobalStage.MockServerAPIClient(name: name)
      defer { GlobalStage.ServerAPIClient.shared = GlobalStage.ServerAPIClient() }
      let loginViewModel = GlobalStage.LoginViewModel()
      await bothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })

  /// Its view model is the one that asks past its property.
  static let backAgain = Stage(
    name: "back again, as printed",
    another: { BackAgainStage.ServerAPIClient() },
    modelWithoutClient: { BackAgainStage.ItemListViewModel() },
    loginTest: { name, bothAreSetUp in
      let itemListViewModel = BackAgainStage.ItemListViewModel()
      itemListViewModel.client = BackAgainStage.MockServerAPIClient {
        Item(name: "Welcome, \(name)")
      }
      await bothAreSetUp()
      itemListViewModel.getList()
      return itemListViewModel.lines.joined()
    })

  static let taskLocal = Stage(
    name: "task-local shared",
    another: { TaskLocalStage.ServerAPIClient() },
    modelWithoutClient: { TaskLocalStage.LoginViewModel() },
    loginTest: { name, bothAreSetUp in
      let mock = TaskLocalStage.MockServerAPIClient(name: name)
      return await TaskLocalStage.loginTest(with: mock, bothAreSetUp: bothAreSetUp)
    })

  static let initializer = Stage(
    name: "initializer",
    another: { InitStage.ServerAPIClient() },
    loginTest: { name, bothAreSetUp in
      let mock = InitStage.MockServerAPIClient(name: name)
      let loginViewModel = InitStage.LoginViewModel(client: mock)
      await bothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    })
}
