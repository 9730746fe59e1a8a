import Foundation

/// What a person at the keyboard does.
package enum Key: Sendable, Equatable {
  case character(Character)
  /// The window was resized, or the program is in the foreground again.
  case redraw
  /// The input has ended.
  case end
}

/// The pressed keys, which a test can provide.
package protocol Keyboard: Sendable {
  /// Each key as it is pressed, without waiting for return. A pipe yields only `.end`. Nil if the terminal can't be set
  /// up. The terminal's mode is restored when the stream is released.
  func keys() -> AsyncStream<Key>?
}

/// The terminal at standard input.
///
/// The composition root creates one, and calls `restore` when the program is interrupted.
package final class RealKeyboard: Keyboard {
  private struct State {
    /// The mode of the terminal before keys were read one by one.
    var before: termios?
    /// Whether the program is about to exit, after which the terminal must stay as it is.
    var isOver = false
  }

  /// The codes for arrows, page up and page down, with the equivalent keys.
  private static let movements = [("A", "k"), ("B", "j"), ("5~", "b"), ("6~", " ")]

  private let terminal: Int32
  private let state = Locked(State())

  /// - Parameter terminal: an open file descriptor.
  package init(terminal: Int32 = STDIN_FILENO) { self.terminal = terminal }

  package func keys() -> AsyncStream<Key>? {
    if isatty(terminal) == 0 { return untilTheEnd() }
    guard readKeysOneByOne() else { return nil }
    return AsyncStream { stream in
      let queue = DispatchQueue(label: "keys")
      // A source can be canceled on any thread, although its type isn't Sendable.
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
          // The shell changed the mode while the program was in the background.
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

  /// A pipe or a file has no keys, but an end.
  private func untilTheEnd() -> AsyncStream<Key> {
    AsyncStream { stream in
      Thread.detachNewThread { [terminal] in
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(terminal, &bytes, bytes.count) > 0 {}
        stream.yield(.end)
      }
    }
  }

  /// Restores the mode that the terminal had before.
  ///
  /// - Parameter forGood: whether the program is about to exit: no keys are read after that, and the current line is
  ///   ended.
  package func restore(forGood: Bool = false) {
    state.withLock { state in
      if forGood { state.isOver = true }
      guard var before = state.before else { return }
      tcsetattr(terminal, TCSANOW, &before)
      state.before = nil
      if forGood { _ = write(terminal, "\n", 1) }
    }
  }

  /// Turns off line buffering and echo; control-C still interrupts.
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
