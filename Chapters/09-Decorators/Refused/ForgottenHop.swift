// Refused: calling a main actor completion from another queue; its type requires the hop (STG-160)
// modes: 5 6
// alone: the chapter's own clients take a completion without an actor

import Dispatch

/// On a Mac, `DispatchQueue.async` itself would only warn.
func elsewhere(_ work: @escaping @Sendable () -> Void) {
  DispatchQueue(label: "work").async(execute: work)
}

struct APIClient {
  #if !REPAIRED
    // expected-note@+1 {{calls to parameter 'completion' from outside of its actor context are implicitly asynchronous}}
    func fetchItems(completion: @escaping @MainActor ([Int]) -> Void) {
      elsewhere {
        // expected-error@+1 {{call to main actor-isolated parameter 'completion' in a synchronous nonisolated context}}
        completion([1])
      }
    }
  #else
    func fetchItems(completion: @escaping @MainActor ([Int]) -> Void) {
      elsewhere {
        DispatchQueue.main.async { completion([1]) }
      }
    }
  #endif
}
