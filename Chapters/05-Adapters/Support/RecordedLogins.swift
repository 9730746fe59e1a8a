import Login
import Playground
import ServerAPI

// The calls of one login, recorded around the client and around the adapter.

func recordDirectLogin() -> [String] {
  let log = Log()
  let model = Before.LoginViewModel(client: recordingClient(log, caller: "LoginViewModel"))
  model.login()
  return withExtendedLifetime(model) { log.lines }
}

func recordAdaptedLogin() -> [String] {
  let log = Log()
  let client = recordingClient(log, caller: "adapter")
  LoginViewModel(loginAPI: { completion in
    log.call("login", from: "LoginViewModel", to: "adapter")
    client.login { result in
      let answer = (try? result.get()).map { "User \($0.name)" } ?? "an error"
      log.answer(answer, from: "adapter", to: "LoginViewModel")
      completion(result)
    }
  }).login()
  return log.lines
}

/// The shop's client, which records each request of `caller` and the text of the answer.
private func recordingClient(_ log: Log, caller: String) -> ServerAPIClient {
  let shop = ServerAPIClient.demo()
  return ServerAPIClient { request, completion in
    log.call(request.path, from: caller, to: "ServerAPIClient")
    shop.execute(request) { result in
      log.answer(
        responseText(from: shop, path: request.path), from: "ServerAPIClient", to: caller)
      completion(result)
    }
  }
}
