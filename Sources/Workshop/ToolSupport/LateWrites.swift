/// Looks again at files that were replaced: an editor that opened one before, and writes into it instead of
/// making a new file, is done a moment later.
package final class LateWrites: Sendable {
  private let pause: @Sendable (Duration) async -> Void
  private let state = Locked<(looks: [Task<Void, Never>], sentences: [String])>(([], []))

  /// - Parameter pause: waits for that long.
  package init(
    pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.pause = pause
  }

  /// Looks at a file a few times in the next second.
  ///
  /// - Parameter keep: gets what was written into the file since; returns a sentence for the person.
  package func watch(
    _ file: ReplacedFile, keep: @escaping @Sendable (_ late: [UInt8]) -> String?
  ) {
    guard file.read() != nil else { return }
    let (read, last) = (file.read, Locked(file.bytes))
    let look: @Sendable (Duration) async -> Void = { [pause, state] wait in
      await pause(wait)
      // An empty file is one that is just being written.
      guard let bytes = read(), !bytes.isEmpty, last.withLock({ $0 != bytes }) else { return }
      last.withLock { $0 = bytes }
      if let sentence = keep(bytes) { state.withLock { $0.sentences.append(sentence) } }
    }
    let first = Task {
      await look(.milliseconds(50))
      await look(.milliseconds(200))
    }
    state.withLock { $0.looks.append(first) }
    Task {
      await first.value
      await look(.milliseconds(750))
      state.withLock { $0.looks.removeAll { $0 == first } }
    }
  }

  /// Waits until each replaced file was looked at a quarter of a second later, as a program does before it
  /// ends.
  ///
  /// - Returns: the sentences for the person that nobody has got yet.
  package func finish() async -> [String] {
    for look in state.withLock({ $0.looks }) { await look.value }
    return state.withLock { state in
      defer { state.sentences = [] }
      return state.sentences
    }
  }
}
