/// Something that stops a verb, said in sentences a person can act on.
public struct Complaint: Error, Equatable, CustomStringConvertible {
  public enum Kind: Sendable {
    /// The answer is no: a check failed, a file is missing, a build went wrong. Exit status 1.
    case no
    /// The command was used wrongly: unknown names, wrong place. Exit status 2.
    case usedWrongly
  }

  public let description: String
  public let kind: Kind

  public init(_ description: String, _ kind: Kind = .no) {
    self.description = description
    self.kind = kind
  }
}
