// Refused: a child's resource type without its generic argument (DKIT-24, DKIT-K5)

import Scopes

@testable import ScopeLifetimes

extension LoggedInResource {
  #if !REPAIRED
    // expected-error@+1 {{reference to generic type 'ChatThreadListResource' requires arguments in <...>}}
    var chatThreadResource: ChatThreadListResource {
      ChatThreadListResource<LoggedInResource>(injecting: self)
    }
  #else
    var chatThreadResource: ChatThreadListResource<LoggedInResource> {
      ChatThreadListResource(injecting: self)
    }
  #endif
}
