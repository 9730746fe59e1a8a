// Refused: saving before decoding, and decoding twice; each step takes the previous output (STG-191)

import Foundation
import ItemsCore

@testable import DependencyRejection

func save(_ items: [Item]) throws {}

#if !REPAIRED
  func storing(_ catalog: Catalog) -> Step<URL, Void> {
    // expected-error@+1 {{cannot convert value of type '@Sendable ([Item]) throws -> ()' to expected argument type '@Sendable (Data) async throws -> Void'}}
    catalog.fetch.then(save)
  }

  func decodingTwice(_ catalog: Catalog) -> Step<URL, [Item]> {
    // expected-error@+1 {{cannot convert value of type '@Sendable (Data) throws -> [Item]' to expected argument type '@Sendable ([Item]) async throws -> [Item]'}}
    catalog.items.then(decode)
  }
#else
  func storing(_ catalog: Catalog) -> Step<URL, Void> {
    catalog.fetch.then(decode).then(save)
  }
#endif
