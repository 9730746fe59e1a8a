// Refused: a key path that no extension declares (OURS-414)

import TextUI

@testable import EnvironmentValues

func germanShop() -> some View {
  #if !REPAIRED
    // expected-error@+2 {{value of type 'EnvironmentValues' has no member 'langauge'}}
    // expected-error@+1 {{cannot convert value of type 'KeyPath<EnvironmentValues, Value>' to expected argument type 'WritableKeyPath<EnvironmentValues, Language>'}}
    ShopView().environment(\.langauge, Language.german)
  #else
    ShopView().environment(\.language, Language.german)
  #endif
}
