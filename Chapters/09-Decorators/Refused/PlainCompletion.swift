// Refused: a decorator that carries a completion to another queue; it is not Sendable (STG-161, STG-E15)
// alone: it is the document's code, as printed

import Dispatch

#if !REPAIRED
  final class DispatchMainQueueDecorator<T> {
    // expected-note@+1 {{parameter 'completion' is implicitly non-Sendable}}
    func dispatch(completion: @escaping () -> Void) {
      // expected-error@+1 {{passing non-Sendable parameter 'completion' to function expecting a '@Sendable' closure}}
      DispatchQueue.main.async(execute: completion)
    }
  }
#else
  final class DispatchMainQueueDecorator<T> {
    func dispatch(completion: @escaping @Sendable () -> Void) {
      DispatchQueue.main.async(execute: completion)
    }
  }
#endif
