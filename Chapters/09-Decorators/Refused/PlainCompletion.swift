// Refused: a decorator that carries a completion to another queue; it is not Sendable (STG-161, STG-E15)
// alone: it is the document's code; a Mac's own `async` would only warn

import Dispatch

func onMainQueue(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }

#if !REPAIRED
  final class DispatchMainQueueDecorator<T> {
    // expected-note@+1 {{parameter 'completion' is implicitly non-Sendable}}
    func dispatch(completion: @escaping () -> Void) {
      // expected-error@+1 {{passing non-Sendable parameter 'completion' to function expecting a '@Sendable' closure}}
      onMainQueue(completion)
    }
  }
#else
  final class DispatchMainQueueDecorator<T> {
    func dispatch(completion: @escaping @Sendable () -> Void) {
      onMainQueue(completion)
    }
  }
#endif
