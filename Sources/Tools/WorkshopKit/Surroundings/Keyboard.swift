import Foundation
import Synchronization

/// What a person at the keyboard does.
public enum Key: Sendable, Equatable {
  case character(Character)
  /// The window has another size, or the program is in the foreground again.
  case redraw
  /// Nobody can type any more.
  case end
}

/// The keys of whoever watches, so that a test can press them.
public protocol Keyboard: Sendable {
  /// The keys one by one as they are pressed, without a return; nil where nobody types. The
  /// keyboard is as before when the stream is let go.
  func keys() -> AsyncStream<Key>?
}

/// The terminal at standard input.
public struct RealKeyboard: Keyboard {
  /// How the terminal was, while keys are read one by one.
  private static let before = Mutex<termios?>(nil)

  public init() {}

  public func keys() -> AsyncStream<Key>? {
    guard isatty(STDIN_FILENO) == 1, Self.readKeysOneByOne() else { return nil }
    return AsyncStream { stream in
      let queue = DispatchQueue(label: "keys")
      // A source may be cancelled on any thread, though its type does not say so.
      nonisolated(unsafe) let typed = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
      typed.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
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
        _ = Self.readKeysOneByOne()
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

  /// Makes the terminal as it was before keys were read. For whoever ends the program otherwise.
  public static func restore() {
    before.withLock { before in
      guard var mode = before else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
      before = nil
    }
  }

  /// No return is needed, and what is typed is not shown; control-C still interrupts.
  private static func readKeysOneByOne() -> Bool {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return false }
    before.withLock { before in
      if before == nil { before = mode }
    }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    return tcsetattr(STDIN_FILENO, TCSANOW, &mode) == 0
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
