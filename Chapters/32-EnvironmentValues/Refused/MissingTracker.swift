// Refused: a page whose container has no tracker; the same page in the environment compiles (OURS-413)

import TextUI

@testable import EnvironmentValues

struct OnlyLanguage: LanguageDependency {
  let language = Language.german
}

func page() -> some View {
  #if !REPAIRED
    // expected-error@+1 {{generic struct 'ProductDetailView' requires that 'OnlyLanguage' conform to 'TrackingDependency'}}
    Composed.ProductDetailView(dependencies: OnlyLanguage())
  #else
    // Compiles without a tracker.
    ProductDetailView().environment(\.language, .german)
  #endif
}
