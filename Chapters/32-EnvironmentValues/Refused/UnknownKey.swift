// Refused: a key that no extension declares (OURS-414)

import TextUI

@testable import EnvironmentValues

struct Total: View {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'EnvironmentValues' has no member 'langauge'}}
    @Environment(\.langauge) private var language
    var body: some View { Text("") }
  #else
    @Environment(\.language) private var language
    var body: some View { Text(language.price(450)) }
  #endif
}
