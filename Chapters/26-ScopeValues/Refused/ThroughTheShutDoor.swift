// Refused: reading through `injected` where its type is opaque (DKIT-36, DKIT-K9)

import Scopes

@testable import ScopeValues

func dropped(by root: ScopeZeroResource<NilResource>) -> String {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'some ScopeOneRequirements' has no member 'dropped'}}
    root.buildShutScopeOne().injected.dropped
  #else
    root.buildScopeOne().injected.dropped
  #endif
}
