// Refused: creating a scope from one that does not meet its requirements (DKIT-18, DKIT-19)

import Scopes

@testable import ScopeValues

func build(from root: ScopeZeroResource<NilResource>) {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'ScopeOneResource' requires that 'NilResource' conform to 'ScopeOneRequirements'}}
    _ = ScopeOneResource(injecting: NilResource())
    // expected-error@+1 {{generic class 'ScopeTwoResource' requires that 'ScopeZeroResource<NilResource>' conform to 'ScopeTwoRequirements'}}
    _ = ScopeTwoResource(injecting: root)
  #else
    _ = ScopeTwoResource(injecting: ScopeOneResource(injecting: root))
  #endif
}
