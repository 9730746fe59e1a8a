// Given: leave this file as it is.

/// Stands in for UIKit's view controller.
class Screen {
  required init() {}
}

/// Stands in for a storyboard: it knows the screens by their names, and makes them without parameters.
struct Storyboard {
  private let screens: [String: Screen.Type] = ["friends": FriendsScreen.self]

  func makeScreen(named name: String) -> Screen? { screens[name]?.init() }
}
