import Playground
import ServerAPI

/// The server, which also records logins.
func recordingServer(_ log: Log) -> ServerAPIClient.Transport {
  { request, completion in
    guard request.path == "v1/login" else { return Server.answer(request, completion) }
    log.call("login", from: "LoginViewModel", to: "server")
    Server.answer(request) { result in
      log.answer("Ada", from: "server", to: "LoginViewModel")
      completion(result)
    }
  }
}

/// A stack that records each push by `caller`.
final class RecordingStack: ScreenStack {
  private let log: Log
  private let caller: String

  init(_ log: Log, caller: String) { (self.log, self.caller) = (log, caller) }

  override func push(_ screen: any Screen) {
    log.call("push \(screen.title)", from: caller, to: "ScreenStack")
    super.push(screen)
  }
}
