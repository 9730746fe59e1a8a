/// A place in a source file that can't be parsed, and the reason.
package struct OutlineError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted in bytes from 1.
  package let column: Int
  package let message: String

  /// The error in the form `path:line:column: message`.
  package var description: String { "\(path):\(line):\(column): \(message)" }
}
