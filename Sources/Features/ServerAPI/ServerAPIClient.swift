import Foundation

/// A request to a server.
///
/// The document uses a `URLRequest`. On Linux, that type is in the networking library, and a
/// feature needs only the path.
public struct Request: Equatable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }
}

/// A generic client: it transfers requests and bytes, and is independent of features.
///
/// It doesn't depend on the network either, because the initializer injects the transport.
public final class ServerAPIClient: Sendable {
  public typealias Completion = (Result<Data, any Error>) -> Void
  /// Answers a request exactly once, on the caller's thread.
  public typealias Transport = @Sendable (Request, @escaping Completion) -> Void

  private let transport: Transport

  public init(transport: @escaping Transport) { self.transport = transport }

  /// Sends `request`, and forwards the transport's only answer.
  public func execute(_ request: Request, completion: @escaping Completion) {
    transport(request, completion)
  }
}
