/// A refusal: the place in a source file, and a sentence about what was not understood there.
package struct OutlineError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted in bytes from 1.
  package let column: Int
  package let message: String

  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The refusal in the form `path:line:column: message`.
  package var description: String {
    "\(path):\(line):\(column): \(message)"
  }
}
