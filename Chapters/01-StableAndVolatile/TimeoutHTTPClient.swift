import Foundation

/// Waits for the answer of `client` until `timeout` returns, and then reports that it timed out.
struct TimeoutHTTPClient: HTTPClient {
  let client: any HTTPClient
  let timeout: @Sendable () async -> Void

  func get(from url: URL) async -> Result<Data, NetworkError> {
    await withTaskGroup { group in
      group.addTask { await client.get(from: url) }
      group.addTask {
        await timeout()
        return .failure(.timedOut)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.timedOut)
    }
  }
}
