import Foundation

// snippet.client
/// Whoever has the bytes of an address. It is awaited here; in chapters 08, 10 and 13 it is the
/// document's, which answers a completion.
protocol HTTPClient: Sendable {
  /// Answers once: the bytes, or why there are none.
  func get(from url: URL) async -> Result<Data, NetworkError>
}

/// Why there are none.
enum NetworkError: Error {
  /// The session says so: no connection, or a body cut short.
  case session(any Error)
  /// The server says so.
  case status(Int)
  /// Nobody says anything.
  case silence
  /// What a session should never say. Its callback has room for it.
  case nothing, dataWithoutResponse, responseWithoutData
}
// snippet.end

extension NetworkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .session: "the session failed"
    case .status(let code): "status \(code)"
    case .silence: "silence"
    case .nothing: "nothing at all"
    case .dataWithoutResponse: "data without a response"
    case .responseWithoutData: "a response without data"
    }
  }
}
