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
  /// The keys one by one as they are pressed, without a return; nil where nobody types. The
  /// keyboard is as before when the stream is let go.
  func keys() -> AsyncStream<Key>?
}

/// The terminal at standard input.
package struct RealKeyboard: Keyboard {
  private struct State {
    /// The terminal whose keys are read one by one, and how it was before.
    var before: (terminal: Int32, mode: termios)?
    /// Whether the program is about to end, so that no terminal may be changed any more.
    var isOver = false
  }

  private static let state = Locked(State())

  private let terminal: Int32

  /// - Parameter terminal: an open file; standard input unless said.
  package init(terminal: Int32 = STDIN_FILENO) { self.terminal = terminal }

  package func keys() -> AsyncStream<Key>? {
    guard isatty(terminal) == 1, readKeysOneByOne() else { return nil }
    return AsyncStream { stream in
      let queue = DispatchQueue(label: "keys")
      // A source may be cancelled on any thread, though its type does not say so.
      nonisolated(unsafe) let typed = DispatchSource.makeReadSource(
        fileDescriptor: terminal, queue: queue)
      typed.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(terminal, &bytes, bytes.count)
        guard count > 0 else {
          stream.yield(.end)
          return
        }
        for character in String(decoding: bytes.prefix(count), as: UTF8.self) {
          stream.yield(.character(character))
        }
      }
      nonisolated(unsafe) let resized = Self.source(of: SIGWINCH, queue) { stream.yield(.redraw) }
      nonisolated(unsafe) let continued = Self.source(of: SIGCONT, queue) {
        _ = readKeysOneByOne()
        stream.yield(.redraw)
      }
      typed.resume()
      stream.onTermination = { _ in
        typed.cancel()
        resized.cancel()
        continued.cancel()
        Self.restore()
      }
    }
  }

  /// Makes the terminal as it was before keys were read.
  ///
  /// - Parameter forGood: said by whoever ends the program in another way: keys are not read again.
  package static func restore(forGood: Bool = false) {
    state.withLock { state in
      if forGood { state.isOver = true }
      guard var before = state.before else { return }
      tcsetattr(before.terminal, TCSANOW, &before.mode)
      state.before = nil
    }
  }

  /// No return is needed, and what is typed is not shown; control-C still interrupts.
  private func readKeysOneByOne() -> Bool {
    Self.state.withLock { state in
      var mode = termios()
      guard !state.isOver, tcgetattr(terminal, &mode) == 0 else { return false }
      if state.before == nil { state.before = (terminal, mode) }
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
      return tcsetattr(terminal, TCSANOW, &mode) == 0
    }
  }

  private static func source(
    of number: Int32, _ queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handler)
    source.resume()
    return source
  }
}
