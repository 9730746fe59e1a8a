/// An edit of a solved exercise: it changes one more function, which nothing uses.
enum SavedEdit: CaseIterable, Sendable {
  /// Inside a body: code that uses the module does not see it.
  case body
  /// The name of a function: code that uses the module is compiled again.
  case interface
  /// A value of the wrong type.
  case error

  /// As the table names it.
  var name: String {
    switch self {
    case .body: "body edit"
    case .interface: "interface edit"
    case .error: "compiler error"
    }
  }

  /// The longest median that is within the limits.
  var limit: Duration {
    switch self {
    case .body: .milliseconds(250)
    case .interface: .milliseconds(800)
    case .error: .milliseconds(120)
    }
  }

  /// The text before the first edit.
  static func start(_ solution: String) -> String {
    text(solution, "measured() -> Int { 17 }")
  }

  /// - Parameter number: from 1 on. Each makes another text, so that no product of one fits another.
  func text(_ solution: String, _ number: Int) -> String {
    switch self {
    case .body: Self.text(solution, "measured() -> Int { \(17 + number) }")
    case .interface: Self.text(solution, "measured\(number)() -> Int { 17 }")
    case .error: Self.text(solution, "measured() -> Int { \"\(17 + number)\" }")
    }
  }

  private static func text(_ solution: String, _ function: String) -> String {
    "\(solution)\nfunc \(function)\n"
  }
}
