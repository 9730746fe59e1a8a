/// Something that stops a verb, said in sentences a person can act on.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// The answer is no: a check failed, a file is missing, a build went wrong. Exit status 1.
    case no
    /// The command was used wrongly: unknown names, wrong place. Exit status 2.
    case usedWrongly
  }

  package let description: String
  package let kind: Kind

  package init(_ description: String, _ kind: Kind = .no) {
    (self.description, self.kind) = (description, kind)
  }
}
