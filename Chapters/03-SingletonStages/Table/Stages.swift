// How each stage answers what the table asks.

/// The two kinds of singleton have no place to put a mock.
extension GoFStage: Stage {
  static let title = "GoF singleton"
  static var made: Int { ServerAPIClient.made }
  static func another() -> AnyObject? { nil }
  static func modelWithoutAWord() -> AnyObject? { LoginViewModel() }

  static func withMock(_ name: String, _ test: Test) async -> String? { nil }
}

extension SwiftStage: Stage {
  static let title = "Swift singleton"
  static var made: Int { ServerAPIClient.made }
  static func another() -> AnyObject? { ServerAPIClient() }
  static func modelWithoutAWord() -> AnyObject? { LoginViewModel() }

  static func withMock(_ name: String, _ test: Test) async -> String? { nil }
}

/// Its mock is the document's, which inherits all.
extension PropertyStage: Stage {
  static let title = "property, empty mock"
  static var made: Int { ServerAPIClient.made }
  static func another() -> AnyObject? { ServerAPIClient() }
  static func modelWithoutAWord() -> AnyObject? { LoginViewModel() }

  static func withMock(_ name: String, _ test: Test) async -> String? {
    await withClient(EmptyMockServerAPIClient(), test)
  }

  @MainActor
  fileprivate static func withClient(_ client: ServerAPIClient, _ test: Test) async -> String {
    let loginViewModel = LoginViewModel()
    loginViewModel.client = client
    return await test {
      loginViewModel.login()
      return loginViewModel.message
    }
  }
}

/// The same stage with a mock that answers itself.
enum OverridingMock: Stage {
  static let title = "property, mock overrides"
  static var made: Int { PropertyStage.made }
  static func another() -> AnyObject? { PropertyStage.another() }
  static func modelWithoutAWord() -> AnyObject? { PropertyStage.modelWithoutAWord() }

  static func withMock(_ name: String, _ test: Test) async -> String? {
    let mock = PropertyStage.StubServerAPIClient { $0(.success(User(name: name))) }
    return await PropertyStage.withClient(mock, test)
  }
}

extension GlobalStage: Stage {
  static let title = "global mutable"
  static var made: Int { ServerAPIClient.made }
  static func another() -> AnyObject? { ServerAPIClient() }
  static func modelWithoutAWord() -> AnyObject? { LoginViewModel() }

  static func withMock(_ name: String, _ test: Test) async -> String? {
    ServerAPIClient.shared = MockServerAPIClient(name: name)
    defer { ServerAPIClient.shared = ServerAPIClient() }
    let loginViewModel = LoginViewModel()
    return await test {
      loginViewModel.login()
      return loginViewModel.message
    }
  }
}

/// Its view model is the one that asks past its property.
extension BackAgainStage: Stage {
  static let title = "back again, as printed"
  static var made: Int { ServerAPIClient.made }
  static func another() -> AnyObject? { ServerAPIClient() }
  static func modelWithoutAWord() -> AnyObject? { ItemListViewModel() }

  static func withMock(_ name: String, _ test: Test) async -> String? {
    let items = ItemListViewModel()
    items.client = MockServerAPIClient(name: "Welcome, \(name)")
    return await test {
      items.getList()
      return items.lines.joined()
    }
  }
}

extension TaskLocalStage: Stage {
  static let title = "global, task-local"
  static var made: Int { ServerAPIClient.made }
  static func another() -> AnyObject? { ServerAPIClient() }
  static func modelWithoutAWord() -> AnyObject? { LoginViewModel() }

  static func withMock(_ name: String, _ test: Test) async -> String? {
    await ServerAPIClient.$shared.withValue(MockServerAPIClient(name: name)) {
      let loginViewModel = LoginViewModel()
      return await test {
        loginViewModel.login()
        return loginViewModel.message
      }
    }
  }
}

extension InitStage: Stage {
  static let title = "initialiser"
  static var made: Int { ServerAPIClient.made }
  static func another() -> AnyObject? { ServerAPIClient() }
  static func modelWithoutAWord() -> AnyObject? { nil }

  static func withMock(_ name: String, _ test: Test) async -> String? {
    let loginViewModel = LoginViewModel(client: MockServerAPIClient(name: name))
    return await test {
      loginViewModel.login()
      return loginViewModel.message
    }
  }
}
