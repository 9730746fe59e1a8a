/// Where something is declared.
struct Place: Codable, Hashable, Sendable {
  let path: String
  /// Counted from 1.
  let line: Int
}

/// What carry says of a place in the sources, in a sentence that says what to do.
package struct Remark: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int
  package let message: String
  /// Whether the sources can be carried all the same.
  package let isWarning: Bool

  init(_ place: Place, _ message: String, isWarning: Bool = false) {
    (path, line, self.message, self.isWarning) = (place.path, place.line, message, isWarning)
  }

  /// In the compiler's form, so that editors can link to the place.
  package var description: String {
    "\(path):\(line): \(isWarning ? "warning" : "error"): \(message)"
  }
}

extension [Remark] {
  mutating func add(_ place: Place, _ message: String) { append(Remark(place, message)) }
}

/// Why the sources of a target cannot be carried: all remarks, sorted by path and line.
package struct CarryError: Error, Equatable, Sendable, CustomStringConvertible {
  package let all: [Remark]

  init(_ found: [Remark]) {
    all = Set(found).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }

  package var description: String { all.map { "\($0)\n" }.joined() }
}
