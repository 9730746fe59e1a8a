/// An error that ends a verb, with a message that says what to do.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// A check failed, a file is missing, or a build failed. Exit status 1.
    case no
    /// Wrong arguments or the wrong directory. Exit status 2.
    case usedWrongly
    /// A program was killed; the next try may succeed. Exit status 1.
    case interrupted
  }

  package let description: String
  package let kind: Kind

  package init(_ description: String, _ kind: Kind = .no) {
    (self.description, self.kind) = (description, kind)
  }

  /// - Parameter reason: a sentence without its period.
  package static func interrupted(_ reason: String) -> ToolError {
    ToolError("\(reason). Try again.", .interrupted)
  }
}
