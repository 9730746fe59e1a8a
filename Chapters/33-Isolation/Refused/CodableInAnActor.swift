// Refused: an actor that encodes a value of a module whose default is the main actor (OURS-521)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

import Foundation

#if !REPAIRED
  // snippet.cart
  struct SavedCart: Codable {
    var items: [String]
  }
// snippet.end
#else
  nonisolated struct SavedCart: Codable {
    var items: [String]
  }
#endif

// expected-error@+3 {{main actor-isolated conformance of 'SavedCart' to 'Encodable' cannot be used in actor-isolated context}}
// snippet.file
actor CartFile {
  func data(for cart: SavedCart) throws -> Data { try JSONEncoder().encode(cart) }
}
// snippet.end
