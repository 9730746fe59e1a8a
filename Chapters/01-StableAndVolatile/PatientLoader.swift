import Foundation

// snippet.patient
/// Waits for another loader, and not for ever.
///
/// How long is a question to a clock, so that comes in as well: `patience` returns when it has run
/// out. The time-out of a `URLSession` would not do. On Linux it counts whole seconds, and half a
/// second is none at all.
struct PatientLoader: Loader {
  let loader: any Loader
  let patience: @Sendable () async -> Void

  func load(_ address: URL) async -> Result<Data, LoadFailure> {
    await withTaskGroup { group in
      group.addTask { await loader.load(address) }
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
