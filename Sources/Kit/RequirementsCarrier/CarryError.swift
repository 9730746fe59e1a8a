import ToolSupport

/// The place of a declaration.
struct Place: Sendable {
  let path: String
  /// Counted from 1.
  let line: Int
}

extension [Diagnostic] {
  /// Adds an error at a place of the sources. The message says what is wrong and what to do.
  mutating func add(_ place: Place, _ message: String) {
    append(Diagnostic(place.path, line: place.line, severity: .error, message))
  }
}

/// The errors in the sources of a target, sorted by path and line.
package struct CarryError: Error, Equatable, Sendable, CustomStringConvertible {
  package let all: [Diagnostic]

  init(_ found: [Diagnostic]) {
    all = Set(found).sorted {
      ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message)
    }
  }

  package var description: String { all.map { "\($0)\n" }.joined() }
}
