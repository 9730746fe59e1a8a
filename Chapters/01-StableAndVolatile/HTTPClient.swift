import Foundation

// In chapters 08, 10 and 13, this protocol calls a completion handler instead.

/// Gets the bytes of an address.
protocol HTTPClient: Sendable {
  func get(from url: URL) async -> Result<Data, NetworkError>
}

/// Why there are no bytes.
enum NetworkError: Error {
  /// The session reports it: no connection, or a body that was cut short.
  case session(any Error)
  /// The server reports it. As text it is "status 404", for example.
  case status(Int)
  /// No answer came in time.
  case silence
  /// A session should never report these, but its completion handler has room for them.
  case nothing, dataWithoutResponse, responseWithoutData
}

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
