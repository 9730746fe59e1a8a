/// Something that stops a verb, said in sentences a person can act on.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// The answer is no: a check failed, a file is missing, a build went wrong. Exit status 1.
    case no
    /// The command was used wrongly: unknown names, wrong place. Exit status 2.
    case usedWrongly
    /// A program was killed before there was an answer: the same may succeed next time. Exit status 1.
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
