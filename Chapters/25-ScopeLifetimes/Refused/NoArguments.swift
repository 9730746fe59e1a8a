// Refused: a child's resource as a type, without what is injected into it (DKIT-24, DKIT-K5)

import Scopes

protocol ChatThreadRequirements: Requirements {}

// expected-note@+1 {{generic class 'ChatThreadResource' declared here}}
class ChatThreadResource<I: ChatThreadRequirements>: Resource<I> {}

class LoggedInResource<I: Requirements>: Resource<I>, ChatThreadRequirements {
  #if !REPAIRED
    // expected-error@+1 {{reference to generic type 'ChatThreadResource' requires arguments in <...>}}
    var chatThreadResource: ChatThreadResource {
      ChatThreadResource<LoggedInResource>(injecting: self)
    }
  #else
    var chatThreadResource: ChatThreadResource<LoggedInResource> {
      ChatThreadResource(injecting: self)
    }
  #endif
}
