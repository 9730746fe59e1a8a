import Playground

/// The real client of the stage whose `shared` can be set, with a listener: it writes down that the view
/// model asks it, and what it asks of the server.
final class ListeningClient: GlobalStage.ServerAPIClient {
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

/// Wraps a mock of the last stage, and writes down what the view model asks of it.
struct ListeningMock: InitStage.LoginClient {
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

/// What a picture says of an answer.
private func nameOrError(_ result: Result<User, any Error>) -> String {
  (try? result.get())?.name ?? "an error"
}
