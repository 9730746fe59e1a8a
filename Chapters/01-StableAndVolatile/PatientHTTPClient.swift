import Foundation

/// Waits for the answer of `client` until `patience` returns.
struct PatientHTTPClient: HTTPClient {
  let client: any HTTPClient
  let patience: @Sendable () async -> Void

  func get(from url: URL) async -> Result<Data, NetworkError> {
    await withTaskGroup { group in
      group.addTask { await client.get(from: url) }
      group.addTask {
        await patience()
        return .failure(.silence)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.silence)
    }
  }
}
