// Refused: the scope of a login, made before anybody has logged in (DKIT-12, DKIT-18)

import Scopes

protocol LoggedInRequirements: Requirements {
  var userId: String { get }
}

// expected-note@+1 {{where 'I' = 'NilResource'}}
final class LoggedInResource<I: LoggedInRequirements>: Resource<I> {}

final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
  let userId = "u1"
}

func logIn() {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'LoggedInResource' requires that 'NilResource' conform to 'LoggedInRequirements'}}
    _ = LoggedInResource(injecting: NilResource())
  #else
    _ = LoggedInResource(injecting: AppResource(injecting: NilResource()))
  #endif
}
