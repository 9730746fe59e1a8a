// Refused: a changed value that reads itself instead of the injected value (DKIT-34)

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
