import Foundation

// In chapters 08, 10 and 13, this protocol calls a completion handler instead.

/// Loads data from a URL.
protocol HTTPClient: Sendable {
  func get(from url: URL) async -> Result<Data, NetworkError>
}

/// Why a request returned no data.
enum NetworkError: Error {
  /// The session failed: no connection, or a truncated body.
  case session(any Error)
  /// The server answered with an error, such as 404.
  case status(Int)
  /// No answer came in time.
  case timedOut
  /// A session should never report these, but its completion handler's types allow them.
  case nothing, dataWithoutResponse, responseWithoutData
}

extension NetworkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .session: "the session failed"
    case .status(let code): "status \(code)"
    case .timedOut: "timed out"
    case .nothing: "nothing at all"
    case .dataWithoutResponse: "data without a response"
    case .responseWithoutData: "a response without data"
    }
  }
}
