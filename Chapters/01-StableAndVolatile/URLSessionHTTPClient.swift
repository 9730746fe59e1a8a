import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real network. Only `outcome` reads what the session hands over.
struct URLSessionHTTPClient: HTTPClient {
  /// An ephemeral session writes nothing to the disk.
  private let session = URLSession(configuration: .ephemeral)

  func get(from url: URL) async -> Result<Data, NetworkError> {
    let (answers, answering) = AsyncStream.makeStream(of: Result<Data, NetworkError>.self)
    let task = session.dataTask(with: url) { data, response, error in
      answering.yield(outcome(data, response, error))
    }
    return await withTaskCancellationHandler {
      task.resume()
      for await answer in answers { return answer }
      return .failure(.silence)
    } onCancel: {
      task.cancel()
    }
  }
}
