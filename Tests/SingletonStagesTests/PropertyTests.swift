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
        #expect(PropertyStage.ServerAPIClient.made == 0)
        let loginViewModel = PropertyStage.LoginViewModel()
        #expect(PropertyStage.ServerAPIClient.made == 1)
        let mock = PropertyStage.EmptyMockServerAPIClient()
        #expect(PropertyStage.ServerAPIClient.made == 2)
        loginViewModel.client = mock
        loginViewModel.login()
        #expect(mock.logins == 1)
        #expect(loginViewModel.message == "Welcome, real")
        #expect(PropertyStage.ServerAPIClient.shared.logins == 0)
      }
    }
  }

  @Test("A mock that overrides is asked in place of the real client", .proves("STG-39"))
  func overridingMock() {
    let mock = PropertyStage.MockServerAPIClient()
    let loginViewModel = PropertyStage.LoginViewModel()
    let startsWithShared = loginViewModel.client === PropertyStage.ServerAPIClient.shared
    #expect(startsWithShared)
    loginViewModel.client = mock
    loginViewModel.login()
    #expect(loginViewModel.message == "Welcome, mock")
    #expect(mock.logins == 0)
  }

  @Test("Three behaviours are three mock classes, or one that takes a closure", .proves("STG-41"))
  func behaviours() {
    typealias Offline = PropertyStage.OfflineServerAPIClient
    typealias Stub = PropertyStage.StubServerAPIClient
    typealias Silent = PropertyStage.SilentServerAPIClient
    let mocks = [PropertyStage.MockServerAPIClient(), Offline(), Silent()]
    let stubs = [
      Stub { $0(.success(User(name: "mock"))) },
      Stub { $0(.failure(Offline.Offline())) },
      Stub { _ in },
    ]
    let wanted = ["Welcome, mock", "No login: Offline()", ""]
    #expect(mocks.map(shown) == wanted)
    #expect(stubs.map(shown) == wanted)
    #expect(Set(mocks.map { ObjectIdentifier(type(of: $0)) }).count == 3)
    #expect(Set(stubs.map { ObjectIdentifier(type(of: $0)) }).count == 1)
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
  func bypassed() {
    let itemListViewModel = BackAgainStage.ItemListViewModel()
    let mock = BackAgainStage.MockServerAPIClient(name: "mock item")
    itemListViewModel.client = mock
    let before = BackAgainStage.ServerAPIClient.shared.fetches
    itemListViewModel.getList()
    #expect(mock.asked == 0)
    #expect(BackAgainStage.ServerAPIClient.shared.fetches == before + 1)
    #expect(itemListViewModel.lines == ["real item"])
    itemListViewModel.client.fetchItems { _ in }
    #expect(mock.asked == 1)
  }

  private func shown(with client: PropertyStage.ServerAPIClient) -> String {
    let loginViewModel = PropertyStage.LoginViewModel()
    loginViewModel.client = client
    loginViewModel.login()
    return loginViewModel.message
  }
}
