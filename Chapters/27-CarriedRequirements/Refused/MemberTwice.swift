// Refused: generated code that passes on a member that the scope has itself (DKIT-47)
// alone: a module may redeclare another module's name

import Scopes

protocol OneRequirements: Requirements { var modified: String { get } }

class OneResource<I: OneRequirements>: Resource<I> {
  // expected-note@+1 {{'modified' previously declared here}}
  lazy var modified = "one of \(injected.modified)"
}

#if !REPAIRED
  extension OneResource {
    // expected-error@+1 {{invalid redeclaration of 'modified'}}
    var modified: String { injected.modified }
  }
#endif
