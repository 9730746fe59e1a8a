import Playground

/// The real client of the global stage, which records its calls from the view model and its calls to
/// the server.
final class RecordingClient: GlobalStage.ServerAPIClient {
  private let log: Log

  init(log: Log) { self.log = log }

  override func login(completion: @escaping (Result<User, any Error>) -> Void) {
    log.call("login", from: "model", to: "client")
    let start = Server.log.lines.count
    super.login { [log] result in
      for call in Server.calls(since: start) { log.call(call, from: "client", to: "server") }
      log.answer(nameOrError(result), from: "server", to: "client")
      log.answer(nameOrError(result), from: "client", to: "model")
      completion(result)
    }
  }
}

/// Records the view model's calls to a mock of the last stage.
struct RecordingMock: InitStage.LoginClient {
  let client: any InitStage.LoginClient
  let log: Log

  func login(completion: @escaping (Result<User, any Error>) -> Void) {
    log.call("login", from: "model", to: "mock")
    client.login { result in
      log.answer(nameOrError(result), from: "mock", to: "model")
      completion(result)
    }
  }
}

/// The label of an answer in a picture.
private func nameOrError(_ result: Result<User, any Error>) -> String {
  (try? result.get())?.name ?? "an error"
}
