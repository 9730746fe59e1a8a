import ToolSupport

/// Where something is declared.
struct Place: Codable, Hashable, Sendable {
  let path: String
  /// Counted from 1.
  let line: Int
}

extension Diagnostic {
  /// What carry says of a place in the sources, in a sentence that says what to do.
  init(_ place: Place, _ message: String, isWarning: Bool = false) {
    self.init(place.path, line: place.line, severity: isWarning ? .warning : .error, message)
  }
}

extension [Diagnostic] {
  mutating func add(_ place: Place, _ message: String) { append(Diagnostic(place, message)) }
}

/// Why the sources of a target cannot be carried, sorted by path and line.
package struct CarryError: Error, Equatable, Sendable, CustomStringConvertible {
  package let all: [Diagnostic]

  init(_ found: [Diagnostic]) {
    all = Set(found).sorted {
      ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message)
    }
  }

  package var description: String { all.map { "\($0)\n" }.joined() }
}
