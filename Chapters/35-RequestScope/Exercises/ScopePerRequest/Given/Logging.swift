import Playground

/// Writes lines, each with the id of its request. It's a value: a change of a copy changes no other.
struct Logger: Sendable {
  var requestID: String?
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void = LoggingSystem.write) { self.write = write }

  func info(_ message: String) { write("\(message) request-id=\(requestID ?? "none")") }
}

/// Where loggers write that are made without a backend. The real `bootstrap` traps at its second call
/// in a process. This one counts its calls.
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
