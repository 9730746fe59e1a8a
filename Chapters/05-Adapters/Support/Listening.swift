import Login
import Playground
import ServerAPI

// One login, with listeners around the client and around the adapter.

func callsOfDirectLogin() -> [String] {
  let log = Log()
  let model = Before.LoginViewModel(client: listeningClient(log, caller: "LoginViewModel"))
  model.login()
  return withExtendedLifetime(model) { log.lines }
}

func callsOfAdaptedLogin() -> [String] {
  let log = Log()
  let client = listeningClient(log, caller: "adapter")
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

/// The shop's client. It writes down what `caller` asks, and the bytes of the answer.
private func listeningClient(_ log: Log, caller: String) -> ServerAPIClient {
  let shop = ServerAPIClient.demo()
  return ServerAPIClient { request, completion in
    log.call(request.path, from: caller, to: "ServerAPIClient")
    shop.execute(request) { bytes in
      log.answer(text(shop, request.path), from: "ServerAPIClient", to: caller)
      completion(bytes)
    }
  }
}
