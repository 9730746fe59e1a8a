import Testing

@testable import FunctionStructs

extension ShopClient {
  /// Each function records an issue of the running test, at the line that made the client.
  // snippet.failing
  static func failing(at place: SourceLocation = #_sourceLocation) -> ShopClient {
    .unimplemented { words in
      Issue.record(Comment(rawValue: words), sourceLocation: place)
    }
  }
  // snippet.end
}
