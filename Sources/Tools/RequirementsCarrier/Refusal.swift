/// Why sources cannot be carried: a place in them, and a sentence that says what to do.
package struct Refusal: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int
  package let message: String

  /// In the compiler's form, so that editors can link to the place.
  package var description: String { "\(path):\(line): error: \(message)" }
}

/// All refusals for the sources of a target, sorted by path and line.
package struct CarryError: Error, Equatable, Sendable, CustomStringConvertible {
  package let all: [Refusal]

  init(_ found: some Sequence<Refusal>) {
    all = Set(found).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }

  package var description: String { all.map { "\($0)\n" }.joined() }
}

/// Where something is declared.
struct Place: Hashable, Sendable {
  let path: String
  let line: Int

  func refusal(_ message: String) -> Refusal { Refusal(path: path, line: line, message: message) }
}

extension [Refusal] {
  mutating func add(_ place: Place, _ message: String) { append(place.refusal(message)) }
}
