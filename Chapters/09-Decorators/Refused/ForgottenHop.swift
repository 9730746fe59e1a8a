// Refused: calling a main actor's completion from wherever one is; the type asks for the hop (STG-160)
// modes: 5 6
// alone: the chapter's own clients take a completion of no actor

import Dispatch

struct APIClient {
  #if !REPAIRED
    // expected-note@+1 {{calls to parameter 'completion' from outside of its actor context are implicitly asynchronous}}
    func fetchItems(completion: @escaping @MainActor ([Int]) -> Void) {
      DispatchQueue(label: "work").async {
        // expected-error@+1 {{call to main actor-isolated parameter 'completion' in a synchronous nonisolated context}}
        completion([1])
      }
    }
  #else
    func fetchItems(completion: @escaping @MainActor ([Int]) -> Void) {
      DispatchQueue(label: "work").async {
        DispatchQueue.main.async { completion([1]) }
      }
    }
  #endif
}
