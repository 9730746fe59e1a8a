// snippet.stack
/// What stands in for a navigation controller: it keeps the screens, and a log of what came and went.
final class NavigationStack {
  private(set) var screens: [any Screen] = []
  private(set) var log: [String] = []

  func rendered() -> [String] { screens.last?.rendered() ?? [] }

  func tap() { screens.last?.tap() }

  func push(_ screen: any Screen) {
    log.append("push \(screen.title)")
    screens.append(screen)
    screen.appear()
  }

  func pop() {
    guard let screen = screens.popLast() else { return }
    log.append("pop \(screen.title)")
  }
}
// snippet.end
