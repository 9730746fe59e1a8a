import Playground

/// Like UIKit's view controller: a storyboard creates it, and calls an `init` without parameters.
class ViewController {
  required init() {}
}

func makeFromStoryboard<Controller: ViewController>(_ type: Controller.Type) -> Controller {
  type.init()
}

final class LoginScreen: ViewController {
  var client: (any LoginClient)!

  func message() -> String { "Welcome, \(client.login().name)" }
}

/// The only place that makes the screen, so no other code can forget the client.
func makeLoginScreen(client: any LoginClient) -> LoginScreen {
  let screen = makeFromStoryboard(LoginScreen.self)
  screen.client = client
  return screen
}

/// Records each login of the screen.
struct RecordingLoginClient: LoginClient {
  let client: any LoginClient
  let log: Log

  func login() -> User {
    log.call("login", from: "screen", to: "client")
    let user = client.login()
    log.answer(user.name, from: "client", to: "screen")
    return user
  }
}

/// The calls from a screen's creation by a storyboard to its first message.
func recordedScreen() -> [String] {
  let log = Log()
  log.call("init", from: "storyboard", to: "screen")
  let screen = makeFromStoryboard(LoginScreen.self)
  log.call("set client", from: "app", to: "screen")
  screen.client = RecordingLoginClient(client: ServerAPIClient.shared, log: log)
  log.call("message", from: "customer", to: "screen")
  log.answer(screen.message(), from: "screen", to: "customer")
  return log.lines
}
