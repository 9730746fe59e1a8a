import TextUI

struct LanguageKey: EnvironmentKey {
  static let defaultValue = Language.english
}

extension EnvironmentValues {
  var language: Language {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}
