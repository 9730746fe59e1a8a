// Refused: what the parent has and the child's requirements do not name (DKIT-10)

import Scopes

protocol LoggedInRequirements: Requirements {
  var sessionToken: String { get }
  var userId: String { get }
}

protocol ChatThreadListRequirements: Requirements {
  var currentUser: String { get }
}

class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  var currentUser: String { "\(injected.userId), \(injected.sessionToken)" }
}

class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I> {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'I' has no member 'sessionToken'}}
    var title: String { injected.sessionToken }
  #else
    var title: String { injected.currentUser }
  #endif
}
