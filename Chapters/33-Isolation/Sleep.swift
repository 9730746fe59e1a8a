/// Waits for as long as it is told. It throws when the waiting task is cancelled.
typealias Sleep = @Sendable (Duration) async throws -> Void

let realSleep: Sleep = { duration in try await Task.sleep(for: duration) }
