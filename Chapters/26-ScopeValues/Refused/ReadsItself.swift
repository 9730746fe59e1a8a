// Refused: the changed value, read from itself in place of what is injected (DKIT-34)

import Scopes

@testable import ScopeValues

class CircularResource<I: ScopeOneRequirements>: Resource<I> {
  #if !REPAIRED
    // expected-note@+2 {{through reference here}}
    // expected-error@+1 {{circular reference}}
    lazy var modified = "s1-modified-\(modified)"
  #else
    lazy var modified = "s1-modified-\(injected.modified)"
  #endif
}
