// snippet.framework
/// Stands for UIKit's. A storyboard makes it, by the `init` that takes nothing.
class ViewController {
  required init() {}
}

func storyboardMakes<Controller: ViewController>(_ type: Controller.Type) -> Controller {
  type.init()
}

/// Nobody can hand it a client when it is made. Until somebody sets one, `message` ends the program.
final class LoginScreen: ViewController {
  var client: (any LoginClient)!

  func message() -> String { "Welcome, \(client.login().name)" }
}
// snippet.end
