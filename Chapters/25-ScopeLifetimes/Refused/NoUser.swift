// Refused: a protocol that asks for `user`, and a resource that has a `currentUser` (DKIT-26, DKIT-K8)

struct User {}

protocol MyThreadsViewControllerParameters {
  // expected-note@+1 {{protocol requires property 'user' with type 'User'}}
  var user: User { get }
}

class LoggedInResource {
  var currentUser: User { User() }
}

// expected-note@+2 {{add stubs for conformance}}
// expected-error@+1 {{type 'LoggedInResource' does not conform to protocol 'MyThreadsViewControllerParameters'}}
extension LoggedInResource: MyThreadsViewControllerParameters {
  #if REPAIRED
    var user: User { currentUser }
  #endif
}
