// Refused: a protocol that asks for `user`, and a resource that has a `currentUser` (DKIT-26, DKIT-K8)

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
