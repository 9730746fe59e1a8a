/// Each call to the server, for support.
final class Log {
  static let shared = Log()

  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
