import Login
import Playground
import ServerAPI

// One login, with listeners around the client and around the adapter.

func callsOfDirectLogin() -> [String] {
  let recorder = Recorder()
  let model = Before.LoginViewModel(client: listeningClient(recorder, caller: "LoginViewModel"))
  model.login()
  return withExtendedLifetime(model) { recorder.lines }
}

func callsOfAdaptedLogin() -> [String] {
  let recorder = Recorder()
  let client = listeningClient(recorder, caller: "adapter")
  LoginViewModel(loginAPI: { completion in
    recorder.call("login", from: "LoginViewModel", to: "adapter")
    client.login { result in
      let answer = (try? result.get()).map { "User \($0.name)" } ?? "an error"
      recorder.answer(answer, from: "adapter", to: "LoginViewModel")
      completion(result)
    }
  }).login()
  return recorder.lines
}

/// The shop's client. It writes down what `caller` asks, and the bytes of the answer.
private func listeningClient(_ recorder: Recorder, caller: String) -> ServerAPIClient {
  let shop = ServerAPIClient.demo()
  return ServerAPIClient { request, completion in
    recorder.call(request.path, from: caller, to: "ServerAPIClient")
    shop.execute(request) { bytes in
      recorder.answer(text(shop, request.path), from: "ServerAPIClient", to: caller)
      completion(bytes)
    }
  }
}
