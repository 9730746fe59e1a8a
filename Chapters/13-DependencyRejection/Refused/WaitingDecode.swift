// Refused: awaiting the flow in a synchronous check; the pure part needs no await (STG-184, STG-192)

import Foundation

@testable import DependencyRejection

// expected-note@+1 {{add 'async' to function 'check' to make it asynchronous}}
func check(_ catalog: Catalog, _ data: Data) -> Bool {
  #if !REPAIRED
    // expected-error@+1 {{'async' call in a function that does not support concurrency}}
    (try? catalog.items.run(.items)) != nil
  #else
    (try? decode(data)) != nil
  #endif
}
