/// Replaces a navigation controller. The last of its screens is visible.
class ScreenStack {
  private(set) var screens: [any Screen] = []

  func rendered() -> [String] { screens.last?.rendered() ?? [] }

  func tap() { screens.last?.tap() }

  func push(_ screen: any Screen) {
    screens.append(screen)
    screen.appear()
  }

  func pop() { screens.popLast()?.disappear() }
}
