/// Why sources cannot be carried: a place in them, and a sentence that says what to do.
package struct Refusal: Error, Hashable, Comparable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int
  package let message: String

  /// In the compiler's form, so that editors can link to the place.
  package var description: String { "\(path):\(line): error: \(message)" }

  package static func < (one: Refusal, other: Refusal) -> Bool {
    (one.path, one.line, one.message) < (other.path, other.line, other.message)
  }
}

/// All refusals for the sources of a target, sorted by path and line.
package struct CarryError: Error, Equatable, Sendable, CustomStringConvertible {
  package let all: [Refusal]

  init(_ found: some Sequence<Refusal>) { all = Set(found).sorted() }

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
