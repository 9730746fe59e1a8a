// Refused: saving before decoding; each step begins where the one before it ends (STG-191)

import Foundation
import ItemsCore

@testable import DependencyRejection

func save(_ items: [Item]) throws {}

#if !REPAIRED
  func storing(_ catalogue: Catalogue) -> Step<URL, Void> {
    // expected-error@+1 {{cannot convert value of type '@Sendable ([Item]) throws -> ()' to expected argument type '@Sendable (Data) async throws -> Void'}}
    catalogue.fetch.then(save)
  }
#else
  func storing(_ catalogue: Catalogue) -> Step<URL, Void> {
    catalogue.fetch.then(decode).then(save)
  }
#endif
