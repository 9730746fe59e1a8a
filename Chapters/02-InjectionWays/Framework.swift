// snippet.framework
/// What a framework makes itself, by an `init` that takes nothing.
protocol FrameworkMade: AnyObject {
  init()
}

func frameworkMakes<Screen: FrameworkMade>(_ type: Screen.Type) -> Screen { type.init() }

/// Nobody can hand it a client when it is made. Until somebody sets one, `message` ends the program.
final class LegacyScreen: FrameworkMade {
  var client: (any LoginClient)!

  func message() -> String { "Welcome, \(client.login().name)" }
}
// snippet.end
