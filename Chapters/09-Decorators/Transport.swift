import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

typealias Transport = @Sendable (URLRequest) async throws -> Data

/// Sends a read again when its connection was lost, and anything else once.
func retryingReads(_ send: @escaping Transport) -> Transport {
  { request in
    do {
      return try await send(request)
    } catch let error as URLError where error.code == .networkConnectionLost {
      guard request.httpMethod == "GET", !Task.isCancelled else { throw error }
      return try await send(request)
    }
  }
}
