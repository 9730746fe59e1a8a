// Refused: a stored property whose initial value reads `injected` before `self` exists (DKIT-K12)

import Scopes

@testable import ScopeValues

class EagerResource<I: ScopeOneRequirements>: Resource<I> {
  #if !REPAIRED
    // expected-error@+1 {{cannot use instance member 'injected' within property initializer; property initializers run before 'self' is available}}
    var modified = "s1-modified-\(injected.modified)"
  #else
    var modified: String { "s1-modified-\(injected.modified)" }
  #endif
}
