/// A problem or a note, with its place.
package struct Diagnostic: Error, Hashable, CustomStringConvertible {
  package enum Severity: String, Sendable { case error, warning, note }

  /// The file; empty if the problem belongs to no file.
  package let file: String
  /// The line, counted from 1.
  package let line: Int?
  /// The column, counted in bytes from 1.
  package let column: Int?
  /// The severity; nil in a list that has only errors, and therefore doesn't print it.
  package let severity: Severity?
  package let message: String

  package init(
    _ file: String, line: Int? = nil, column: Int? = nil, severity: Severity? = nil,
    _ message: String
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.severity, self.message) = (severity, message)
  }

  /// In the compilers' form, so that editors can link to the place.
  package var description: String {
    let place = ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return [file.isEmpty ? nil : place, severity?.rawValue, message].compactMap(\.self)
      .joined(separator: ": ")
  }
}
