import Playground

/// The real client of the stage whose `shared` can be set, with a listener: it writes down that the view
/// model asks it, and what it asks of the server.
final class ListeningClient: GlobalStage.ServerAPIClient {
  private let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }

  override func login(completion: @escaping (Result<User, any Error>) -> Void) {
    recorder.call("login", from: "model", to: "client")
    let start = Server.log.lines.count
    super.login { [recorder] result in
      for call in Server.calls(since: start) { recorder.call(call, from: "client", to: "server") }
      recorder.answer(nameOrError(result), from: "server", to: "client")
      recorder.answer(nameOrError(result), from: "client", to: "model")
      completion(result)
    }
  }
}

/// Wraps a mock of the last stage, and writes down what the view model asks of it.
struct ListeningMock: InitStage.LoginClient {
  let client: any InitStage.LoginClient
  let recorder: Recorder

  func login(completion: @escaping (Result<User, any Error>) -> Void) {
    recorder.call("login", from: "model", to: "mock")
    client.login { result in
      recorder.answer(nameOrError(result), from: "mock", to: "model")
      completion(result)
    }
  }
}

/// What a picture says of an answer.
private func nameOrError(_ result: Result<User, any Error>) -> String {
  (try? result.get())?.name ?? "an error"
}
