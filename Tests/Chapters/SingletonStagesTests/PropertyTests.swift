import Playground
import TestSupport
import Testing

@testable import SingletonStages

@Suite("SingletonStages: the client as a property")
@MainActor
struct PropertyTests {
  @Test(
    "The printed mock calls the real login, and the real initialiser runs twice",
    .proves("STG-40", "STG-E03"))
  func emptyMock() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        #expect(Server.log.lines == [])
        let loginViewModel = PropertyStage.LoginViewModel()
        #expect(Server.log.lines == ["connect"])
        let mock = WatchedMock()
        #expect(Server.log.lines == ["connect", "connect"])
        loginViewModel.client = mock
        loginViewModel.login()
        #expect(mock.asked.lines == ["login"])
        #expect(Server.log.lines == ["connect", "connect", "login"])
        #expect(loginViewModel.message == "Welcome, Ada")
      }
    }
  }

  @Test(
    "A mock that overrides is asked in place of the real client",
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

  @Test("Three behaviours are three mock classes, or one that takes a closure", .proves("STG-41"))
  func behaviours() {
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
    let wanted = ["Welcome, mock", "No login: Offline()", ""]
    #expect(mocks.map(shown) == wanted)
    #expect(closureMocks.map(shown) == wanted)
    #expect(Set(mocks.map { ObjectIdentifier(type(of: $0)) }).count == 3)
    #expect(Set(closureMocks.map { ObjectIdentifier(type(of: $0)) }).count == 1)
  }

  @Test("Back again, the login asks the mock, and `shared` stays what it was", .proves("STG-46"))
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
    let stayed = BackAgainStage.ServerAPIClient.shared === shared
    #expect(stayed)
  }

  @Test(
    "The list has a client of its own and asks the shared one: mock 0, real 1",
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
        let connected = ["connect", "connect"]
        #expect(Server.log.lines == connected)
        itemListViewModel.getList()
        #expect(log.lines == [])
        #expect(Server.log.lines == connected + ["fetchItems"])
        #expect(itemListViewModel.lines == ["tea"])
        itemListViewModel.client.fetchItems { _ in }
        #expect(log.lines == ["mock"])
      }
    }
  }

  private func shown(with client: PropertyStage.ServerAPIClient) -> String {
    let loginViewModel = PropertyStage.LoginViewModel()
    loginViewModel.client = client
    loginViewModel.login()
    return loginViewModel.message
  }
}

/// The printed mock, watched: it notes that it is asked, and does what it inherits.
private final class WatchedMock: PropertyStage.MockServerAPIClient {
  let asked = Log()

  override func login(completion: @escaping (Result<User, any Error>) -> Void) {
    asked.note("login")
    super.login(completion: completion)
  }
}
