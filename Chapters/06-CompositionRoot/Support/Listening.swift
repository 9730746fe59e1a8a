import Playground
import ServerAPI

/// The server, with a listener for logins.
func listeningServer(_ log: Log) -> ServerAPIClient.Transport {
  { request, completion in
    guard request.path == "v1/login" else { return Server.answer(request, completion) }
    log.call("login", from: "LoginViewModel", to: "server")
    Server.answer(request) { bytes in
      log.answer("Ada", from: "server", to: "LoginViewModel")
      completion(bytes)
    }
  }
}

/// A stack that writes down each push by `caller`.
final class ListeningStack: ScreenStack {
  private let log: Log
  private let caller: String

  init(_ log: Log, caller: String) { (self.log, self.caller) = (log, caller) }

  override func push(_ screen: any Screen) {
    log.call("push \(screen.title)", from: caller, to: "ScreenStack")
    super.push(screen)
  }
}
