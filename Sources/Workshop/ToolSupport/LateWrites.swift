/// Checks replaced files again: an editor that had one open, and saves by writing into it, may finish a moment
/// after the replacement.
package final class LateWrites: Sendable {
  private let pause: @Sendable (Duration) async -> Void
  private let state = Locked<(checks: [Task<Void, Never>], messages: [String])>(([], []))

  package init(
    pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.pause = pause
  }

  /// Checks a file a few times during the next second.
  ///
  /// - Parameter keep: saves the late bytes; returns a message for the user.
  package func watch(
    _ file: ReplacedFile, keep: @escaping @Sendable (_ late: [UInt8]) -> String?
  ) {
    guard file.read() != nil else { return }
    let (read, last) = (file.read, Locked(file.bytes))
    let check: @Sendable (Duration) async -> Void = { [pause, state] wait in
      await pause(wait)
      // An editor that truncates first hasn't written yet.
      guard let bytes = read(), !bytes.isEmpty, last.withLock({ $0 != bytes }) else { return }
      last.withLock { $0 = bytes }
      if let message = keep(bytes) { state.withLock { $0.messages.append(message) } }
    }
    let first = Task {
      await check(.milliseconds(50))
      await check(.milliseconds(200))
    }
    state.withLock { $0.checks.append(first) }
    Task {
      await first.value
      await check(.milliseconds(750))
      state.withLock { $0.checks.removeAll { $0 == first } }
    }
  }

  /// Waits until each replaced file has been checked for a quarter of a second. A program calls this before it
  /// exits.
  ///
  /// - Returns: the messages that no earlier call returned.
  package func finish() async -> [String] {
    for check in state.withLock({ $0.checks }) { await check.value }
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }
}
