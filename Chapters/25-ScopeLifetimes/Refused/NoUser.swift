// Refused: a protocol that requires `user`, on a resource that has `currentUser` (DKIT-26, DKIT-K8)

@testable import ScopeLifetimes

// expected-note@+2 {{add stubs for conformance}}
// expected-error@+1 {{type 'ThreadsLogin<I>' does not conform to protocol 'MyThreadsViewControllerParameters'}}
final class ThreadsLogin<I: LoggedInRequirements>: Before.LoggedInResource<I>,
  MyThreadsViewControllerParameters
{
  var myThreads: Feed<[ChatThread]> { chatThreadSource.authored(by: currentUser) }
  #if REPAIRED
    var user: User { currentUser }
  #endif
}
