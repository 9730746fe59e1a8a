/// Waits for a duration. Throws if the waiting task is canceled.
typealias Sleep = @Sendable (Duration) async throws -> Void

let realSleep: Sleep = { duration in try await Task.sleep(for: duration) }
