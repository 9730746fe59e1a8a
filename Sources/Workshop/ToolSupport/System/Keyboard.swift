import Foundation

/// What a person at the keyboard does.
package enum Key: Sendable, Equatable {
  case character(Character)
  /// The window has another size, or the program is in the foreground again.
  case redraw
  /// Nobody can type any more.
  case end
}

/// The keys of whoever watches, so that a test can press them.
package protocol Keyboard: Sendable {
  /// The keys one by one as they are pressed, without a return, or nothing but the end of a pipe; nil
  /// where there is neither. The keyboard is as before when the stream is let go.
  func keys() -> AsyncStream<Key>?
}

/// The terminal at standard input.
///
/// A composition root makes one and asks it to restore the terminal when the program is interrupted.
package final class RealKeyboard: Keyboard {
  private struct State {
    /// The mode of the terminal before keys were read one by one.
    var before: termios?
    /// Whether the program is about to end, so that the terminal may not be changed any more.
    var isOver = false
  }

  /// What a terminal sends for arrows and for page up and down, and the keys that do the same.
  private static let movements = [("A", "k"), ("B", "j"), ("5~", "b"), ("6~", " ")]

  private let terminal: Int32
  private let state = Locked(State())

  /// - Parameter terminal: an open file; standard input unless said.
  package init(terminal: Int32 = STDIN_FILENO) { self.terminal = terminal }

  package func keys() -> AsyncStream<Key>? {
    if isatty(terminal) == 0 { return untilTheEnd() }
    guard readKeysOneByOne() else { return nil }
    return AsyncStream { stream in
      let queue = DispatchQueue(label: "keys")
      // A source may be cancelled on any thread, though its type does not say so.
      nonisolated(unsafe) let typed = DispatchSource.makeReadSource(
        fileDescriptor: terminal, queue: queue)
      typed.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(self.terminal, &bytes, bytes.count)
        guard count > 0 else {
          stream.yield(.end)
          return
        }
        var text = String(decoding: bytes.prefix(count), as: UTF8.self)
        for (code, key) in Self.movements { text = text.replacing("\u{1B}[\(code)", with: key) }
        for character in text {
          stream.yield(.character(character))
        }
      }
      nonisolated(unsafe) let signals = [SIGWINCH, SIGCONT].map { number in
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
          // The shell has set its own mode while the program was in the background.
          _ = self.readKeysOneByOne()
          stream.yield(.redraw)
        }
        source.resume()
        return source
      }
      typed.resume()
      stream.onTermination = { _ in
        typed.cancel()
        for source in signals { source.cancel() }
        self.restore()
      }
    }
  }

  /// Nobody types into a pipe or a file, but it has an end.
  private func untilTheEnd() -> AsyncStream<Key> {
    AsyncStream { stream in
      Thread.detachNewThread { [terminal] in
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(terminal, &bytes, bytes.count) > 0 {}
        stream.yield(.end)
      }
    }
  }

  /// Makes the terminal as it was before keys were read.
  ///
  /// - Parameter forGood: whether the program is about to end, so that no keys are read again and the
  ///   line that it was writing is ended.
  package func restore(forGood: Bool = false) {
    state.withLock { state in
      if forGood { state.isOver = true }
      guard var before = state.before else { return }
      tcsetattr(terminal, TCSANOW, &before)
      state.before = nil
      if forGood { _ = write(terminal, "\n", 1) }
    }
  }

  /// No return is needed, and what is typed is not shown; control-C still interrupts.
  private func readKeysOneByOne() -> Bool {
    state.withLock { state in
      var mode = termios()
      guard !state.isOver, tcgetattr(terminal, &mode) == 0 else { return false }
      if state.before == nil { state.before = mode }
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
      return tcsetattr(terminal, TCSANOW, &mode) == 0
    }
  }
}
