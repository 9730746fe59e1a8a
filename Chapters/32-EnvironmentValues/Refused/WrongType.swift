// Refused: a value whose type isn't the key's (OURS-414)

import TextUI

@testable import EnvironmentValues

func germanShop() -> some View {
  #if !REPAIRED
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Language'}}
    ShopView().environment(\.language, "de")
  #else
    ShopView().environment(\.language, .german)
  #endif
}
