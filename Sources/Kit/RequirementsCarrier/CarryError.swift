import ToolSupport

/// Where something is declared.
struct Place: Sendable {
  let path: String
  /// Counted from 1.
  let line: Int
}

extension [Diagnostic] {
  /// Adds why a place of the sources is refused, in a sentence that says what to do.
  mutating func add(_ place: Place, _ message: String) {
    append(Diagnostic(place.path, line: place.line, severity: .error, message))
  }
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
