import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real network. Only `outcome` interprets what the session passes to its completion handler.
struct URLSessionHTTPClient: HTTPClient {
  /// Ephemeral, so that it writes nothing to disk.
  private let session = URLSession(configuration: .ephemeral)

  func get(from url: URL) async -> Result<Data, NetworkError> {
    let (results, continuation) = AsyncStream.makeStream(of: Result<Data, NetworkError>.self)
    let task = session.dataTask(with: url) { data, response, error in
      continuation.yield(outcome(data, response, error))
    }
    return await withTaskCancellationHandler {
      task.resume()
      for await result in results { return result }
      return .failure(.timedOut)
    } onCancel: {
      task.cancel()
    }
  }
}
