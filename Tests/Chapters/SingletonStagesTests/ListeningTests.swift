import Playground
import TestSupport
import Testing

@testable import SingletonStages

@Suite("SingletonStages: recorded calls with `.shared` and injected clients")
@MainActor
struct ListeningTests {
  @Test("A view model that uses `.shared` calls the server through the real client")
  func before() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let log = Log()
        GlobalStage.ServerAPIClient.shared = RecordingClient(log: log)
        let model = GlobalStage.LoginViewModel()
        model.login()
        let calls = [
          "model -> client: login", "client -> server: login", "server --> client: Ada",
          "client --> model: Ada",
        ]
        #expect(log.lines == calls)
        #expect(Server.log.lines.last == "login")
        #expect(model.message == "Welcome, Ada")
      }
    }
  }

  @Test("A view model with an injected mock doesn't call the server")
  func after() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let log = Log()
        let mock = InitStage.MockServerAPIClient(result: .success(User(name: "Grace")))
        let model = InitStage.LoginViewModel(
          client: RecordingMock(client: mock, log: log))
        model.login()
        #expect(log.lines == ["model -> mock: login", "mock --> model: Grace"])
        #expect(Server.log.lines == [])
        #expect(model.message == "Welcome, Grace")
      }
    }
  }
}
