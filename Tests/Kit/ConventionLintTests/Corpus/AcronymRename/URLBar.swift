// What is special here: the type was renamed from UrlBar to URLBar, so that the alias differs in two letters' case only.
protocol History { func suggestions(_ prefix: String) -> [String] }
protocol Keyboard { func hide() }
protocol HasHistory { var history: any History { get } }
protocol HasKeyboard { var keyboard: any Keyboard { get } }

typealias UrlBarDependencies = HasHistory & HasKeyboard

final class URLBar<Dependencies: UrlBarDependencies> {
  let dependencies: Dependencies
  private(set) var suggestions: [String] = []

  var text = "" {
    didSet {
      guard text != oldValue else { return }
      suggestions = dependencies.history.suggestions(text)
    }
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func submit() -> String {
    defer { dependencies.keyboard.hide() }
    return suggestions.first ?? text
  }
}
