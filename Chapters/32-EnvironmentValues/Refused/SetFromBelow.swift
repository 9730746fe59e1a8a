// Refused: a view that sets a value that it reads; it takes a closure instead (OURS-415)

import TextUI

@testable import EnvironmentValues

struct LanguageButton: View {
  @Environment(\.language) private var language
  #if REPAIRED
    let choose: (Language) -> Void
  #endif

  var body: some View {
    #if !REPAIRED
      // expected-error@+1 {{cannot assign to property: 'language' is a get-only property}}
      Button("Deutsch") { language = .german }
    #else
      Button("Deutsch") { choose(.german) }
    #endif
  }
}
