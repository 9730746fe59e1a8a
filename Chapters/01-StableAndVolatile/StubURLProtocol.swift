import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers a session's requests instead of the network. `URLSession` makes the instances, so a test can't pass them
/// anything, and each finds its answer by the host of the request.
nonisolated final class StubURLProtocol: URLProtocol {
  typealias Handler = @Sendable (URLRequest) throws -> (status: Int, body: String)

  private static let handlers = Mutex<[String: Handler]>([:])

  static func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubURLProtocol.self]
    return URLSession(configuration: configuration)
  }

  /// Registers a handler for a new host, and returns an address with that host.
  static func address(handler: @escaping Handler) -> URL {
    let host = "\(UUID()).test".lowercased()
    handlers.withLock { $0[host] = handler }
    return URL(string: "https://\(host)/deal")!
  }

  private static func handler(for request: URLRequest) -> Handler? {
    guard let host = request.url?.host() else { return nil }
    return handlers.withLock { $0[host] }
  }

  override class func canInit(with request: URLRequest) -> Bool { handler(for: request) != nil }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    do {
      guard let url = request.url, let handler = Self.handler(for: request) else {
        throw URLError(.cannotFindHost)
      }
      let (status, body) = try handler(request)
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(body.utf8))
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      client?.urlProtocol(self, didFailWithError: error)
    }
  }

  override func stopLoading() {}
}
