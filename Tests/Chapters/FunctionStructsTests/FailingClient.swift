import Testing

@testable import FunctionStructs

extension ShopClient {
  /// Each function records an issue, at the source location where the test made the client.
  // snippet.failing
  static func failing(at location: SourceLocation = #_sourceLocation) -> ShopClient {
    .unimplemented { message in
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }
  // snippet.end
}
