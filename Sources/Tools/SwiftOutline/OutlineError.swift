/// A refusal: the place in a source file, and a sentence about what was not understood there.
public struct OutlineError: Error, Equatable, CustomStringConvertible {
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted in bytes from 1.
  public let column: Int
  public let message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The refusal in the form `path:line:column: message`.
  public var description: String {
    "\(path):\(line):\(column): \(message)"
  }
}
