import Playground
import ServerAPI

/// The server, with a listener for logins.
func listeningServer(_ recorder: Recorder) -> ServerAPIClient.Transport {
  { request, completion in
    guard request.path == "v1/login" else { return Server.answer(request, completion) }
    recorder.call("login", from: "LoginViewModel", to: "server")
    Server.answer(request) { bytes in
      recorder.answer("Ada", from: "server", to: "LoginViewModel")
      completion(bytes)
    }
  }
}

/// A stack that writes down each push by `caller`.
final class ListeningStack: NavigationStack {
  private let recorder: Recorder
  private let caller: String

  init(_ recorder: Recorder, caller: String) { (self.recorder, self.caller) = (recorder, caller) }

  override func push(_ screen: any Screen) {
    recorder.call("push \(screen.title)", from: caller, to: "NavigationStack")
    super.push(screen)
  }
}
