// Refused: an extension of the base class, where a scope changes what it is given (DKIT-43)

import Scopes

protocol OneRequirements: Requirements {
  var modified: String { get }
}

class OneResource<I: OneRequirements>: Resource<I> {
  // expected-note@+1 {{found this candidate}}
  lazy var modified = "one of \(injected.modified)"
}

#if !REPAIRED
  extension Resource where I: OneRequirements {
    // expected-note@+1 {{found this candidate}}
    var modified: String { injected.modified }
  }
#endif

func use<I>(one: OneResource<I>) -> String {
  // expected-error@+1 {{ambiguous use of 'modified'}}
  one.modified
}
