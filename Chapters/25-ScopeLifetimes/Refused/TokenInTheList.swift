// Refused: what the parent has and the child's requirements do not name (DKIT-10, DKIT-12)

import Scopes

@testable import ScopeLifetimes

extension ChatThreadListResource {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'I' has no member 'sessionToken'}}
    var token: String { injected.sessionToken }
  #else
    var token: String { injected.currentUser.sessionToken }
  #endif
}

/// A child that is not generic: it names its parent, and has all that the parent has.
final class ChildOfTheLogin: Resource<LoggedInResource<LoginAnswer>> {
  var token: String { injected.injected.sessionToken }
}
