import Playground

/// Writes lines with the id of a request. It's a value type: changing a copy doesn't change other loggers.
struct Logger: Sendable {
  var requestID: String?
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void = LoggingSystem.write) { self.write = write }

  func info(_ message: String) { write("\(message) request-id=\(requestID ?? "none")") }
}

/// The backend for loggers that were made without one. The real `bootstrap` crashes at its second call in a
/// process. This one counts its calls.
enum LoggingSystem {
  typealias Write = @Sendable (String) -> Void

  private static let calls = Locked<[Write]>([])

  static func bootstrap(_ write: @escaping Write) { calls.withLock { $0.append(write) } }

  static var bootstraps: Int { calls.withLock { $0.count } }

  static var write: Write {
    let last: Write? = calls.withLock { $0.last }
    return last ?? { _ in }
  }
}
