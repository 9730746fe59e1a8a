// Given: leave this file as it is.
// What the search screen needs, in the module of this feature. It imports no vendor.

struct Product: Sendable, Equatable {
  let name: String
  let cents: Int
}

protocol ProductSearch: Sendable {
  /// The products whose names match a text.
  ///
  /// - Throws: `CancellationError` if the calling task is canceled.
  func products(matching text: String) async throws -> [Product]
}

/// The server sent neither products nor an error.
struct NoResponse: Error {}
