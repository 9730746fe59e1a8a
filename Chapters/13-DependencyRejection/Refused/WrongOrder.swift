// Refused: saving before decoding, and decoding twice; each step takes the previous output (STG-191)

import Foundation
import ItemsCore

@testable import DependencyRejection

func save(_ items: [Item]) throws {}

#if !REPAIRED
  func storing(_ catalogue: Catalogue) -> Step<URL, Void> {
    // expected-error@+1 {{cannot convert value of type '@Sendable ([Item]) throws -> ()' to expected argument type '@Sendable (Data) async throws -> Void'}}
    catalogue.fetch.then(save)
  }

  func decodingTwice(_ catalogue: Catalogue) -> Step<URL, [Item]> {
    // expected-error@+1 {{cannot convert value of type '@Sendable (Data) throws -> [Item]' to expected argument type '@Sendable ([Item]) async throws -> [Item]'}}
    catalogue.items.then(decode)
  }
#else
  func storing(_ catalogue: Catalogue) -> Step<URL, Void> {
    catalogue.fetch.then(decode).then(save)
  }
#endif
