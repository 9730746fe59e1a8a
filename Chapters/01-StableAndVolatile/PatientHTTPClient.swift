import Foundation

// snippet.patient
/// Waits for another client, and not for ever.
///
/// How long is a question to a clock, so that comes in as well: `patience` returns when it has run
/// out. The time-out of a `URLSession` would not do. On Linux it counts whole seconds, and half a
/// second is none at all.
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
// snippet.end
