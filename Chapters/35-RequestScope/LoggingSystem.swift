import Playground

/// The backend for loggers in this process that were made without one.
enum LoggingSystem {
  typealias Write = @Sendable (String) -> Void

  private static let backend = Locked<Write?>(nil)

  /// Sets the backend. Only `main` calls this, once.
  static func bootstrap(_ write: @escaping Write) {
    backend.withLock { current in
      guard current == nil else {
        fatalError("The logging system can be set up only once in a process.")
      }
      current = write
    }
  }

  /// Discards lines before `bootstrap`.
  static var write: Write {
    let write: Write? = backend.withLock { $0 }
    return write ?? { _ in }
  }
}
