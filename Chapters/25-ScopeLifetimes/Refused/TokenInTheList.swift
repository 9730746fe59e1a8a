// Refused: reading a parent's value that the child's requirements do not list (DKIT-10, DKIT-12)

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

/// A child that is not generic: it names its parent's type, so it can read everything of the parent.
final class ChildOfTheLogin: Resource<LoggedInResource<LoginAnswer>> {
  var token: String { injected.injected.sessionToken }
}
