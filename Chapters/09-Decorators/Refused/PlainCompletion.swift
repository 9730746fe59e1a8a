// Refused: the document's decorator, because it sends a non-Sendable completion to the main queue (STG-161, STG-E15)
// alone: it is the document's code, as printed

import Foundation

#if canImport(Darwin)
  // A Mac's own `async` would only warn. This one has the signature of Linux.
  extension DispatchQueue {
    func async(execute work: @escaping @Sendable () -> Void) { async(group: nil, execute: work) }
  }
#endif

#if !REPAIRED
  final class DispatchMainQueueDecorator<T> {
    private let base: T
    init(base: T) {
      self.base = base
    }
    // expected-note@+1 {{parameter 'completion' is implicitly non-Sendable}}
    func dispatch(completion: @escaping () -> Void) {
      guard Thread.isMainThread else {
        // expected-error@+1 {{passing non-Sendable parameter 'completion' to function expecting a '@Sendable' closure}}
        return DispatchQueue.main.async(execute: completion)
      }
      completion()
    }
  }
#else
  final class DispatchMainQueueDecorator<T> {
    private let base: T
    init(base: T) {
      self.base = base
    }
    func dispatch(completion: @escaping @Sendable () -> Void) {
      guard Thread.isMainThread else {
        return DispatchQueue.main.async(execute: completion)
      }
      completion()
    }
  }
#endif
