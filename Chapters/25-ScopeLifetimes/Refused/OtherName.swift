// Refused: the child's requirements under the name that the document's example has (DKIT-20, DKIT-K4)
// alone: it declares the document's types, cut down to their names

import Scopes

protocol LoggedInRequirements: Requirements {
  var userId: String { get }
}

protocol ChatThreadListRequirements: Requirements {
  var currentUser: String { get }
}

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'ChatThreadRequirements' in scope}}
  class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadRequirements {
    var currentUser: String { injected.userId }
  }
#else
  class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
    var currentUser: String { injected.userId }
  }
#endif
