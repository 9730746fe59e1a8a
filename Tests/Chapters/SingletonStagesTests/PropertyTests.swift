import Playground
import TestSupport
import Testing

@testable import SingletonStages

@Suite("SingletonStages: a client in a property")
@MainActor
struct PropertyTests {
  @Test(
    "A mock subclass without overrides runs the real login and initializer",
    .proves("STG-40", "STG-E03"))
  func emptyMock() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        #expect(Server.log.lines == [])
        let loginViewModel = PropertyStage.LoginViewModel()
        #expect(Server.log.lines == ["connect"])
        let mock = RecordingMock()
        #expect(Server.log.lines == ["connect", "connect"])
        loginViewModel.client = mock
        loginViewModel.login()
        #expect(mock.calls.lines == ["login"])
        #expect(Server.log.lines == ["connect", "connect", "login"])
        #expect(loginViewModel.message == "Welcome, Ada")
      }
    }
  }

  @Test(
    "An overriding mock is called instead of the real client",
    .proves("STG-39", "STG-40", "STG-E03"))
  func overridingMock() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let mock = PropertyStage.OverridingMock()
        let loginViewModel = PropertyStage.LoginViewModel()
        let startsWithShared = loginViewModel.client === PropertyStage.ServerAPIClient.shared
        #expect(startsWithShared)
        loginViewModel.client = mock
        let before = Server.log.lines
        loginViewModel.login()
        #expect(loginViewModel.message == "Welcome, mock")
        #expect(Server.log.lines == before)
      }
    }
  }

  @Test("A mock that takes a closure replaces separate mock classes", .proves("STG-41"))
  func behaviors() {
    final class Failing: PropertyStage.ServerAPIClient {
      override func login(completion: @escaping (Result<User, any Error>) -> Void) {
        completion(.failure(Offline()))
      }
    }
    final class Silent: PropertyStage.ServerAPIClient {
      override func login(completion: @escaping (Result<User, any Error>) -> Void) {}
    }
    typealias Mock = PropertyStage.ClosureMock
    let mocks = [PropertyStage.OverridingMock(), Failing(), Silent()]
    let closureMocks = [
      Mock { $0(.success(User(name: "mock"))) },
      Mock { $0(.failure(Offline())) },
      Mock { _ in },
    ]
    let expected = ["Welcome, mock", "No login: Offline()", ""]
    #expect(mocks.map(loginMessage) == expected)
    #expect(closureMocks.map(loginMessage) == expected)
    #expect(Set(mocks.map { ObjectIdentifier(type(of: $0)) }).count == 3)
    #expect(Set(closureMocks.map { ObjectIdentifier(type(of: $0)) }).count == 1)
  }

  @Test("A mock in the property leaves the constant `shared` unchanged", .proves("STG-46"))
  func backAgain() {
    final class Mock: BackAgainStage.ServerAPIClient {
      override func login(completion: @escaping (Result<User, any Error>) -> Void) {
        completion(.success(User(name: "mock")))
      }
    }
    let shared = BackAgainStage.ServerAPIClient.shared
    let loginViewModel = BackAgainStage.LoginViewModel()
    loginViewModel.client = Mock()
    loginViewModel.login()
    #expect(loginViewModel.message == "Welcome, mock")
    let isUnchanged = BackAgainStage.ServerAPIClient.shared === shared
    #expect(isUnchanged)
  }

  @Test(
    "A list that calls `.shared` ignores the client in its property",
    .proves("STG-53", "STG-E04"))
  func bypassed() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let log = Log()
        let itemListViewModel = BackAgainStage.ItemListViewModel()
        itemListViewModel.client = BackAgainStage.MockServerAPIClient {
          log.note("mock")
          return Item(name: "mock")
        }
        let connections = ["connect", "connect"]
        #expect(Server.log.lines == connections)
        itemListViewModel.getList()
        #expect(log.lines == [])
        #expect(Server.log.lines == connections + ["fetchItems"])
        #expect(itemListViewModel.lines == ["tea"])
        itemListViewModel.client.fetchItems { _ in }
        #expect(log.lines == ["mock"])
      }
    }
  }

  private func loginMessage(with client: PropertyStage.ServerAPIClient) -> String {
    let loginViewModel = PropertyStage.LoginViewModel()
    loginViewModel.client = client
    loginViewModel.login()
    return loginViewModel.message
  }
}

/// The printed mock, which also records its calls.
private final class RecordingMock: PropertyStage.MockServerAPIClient {
  let calls = Log()

  override func login(completion: @escaping (Result<User, any Error>) -> Void) {
    calls.note("login")
    super.login(completion: completion)
  }
}
