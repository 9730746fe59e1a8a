/// A convention, with everything there is to say about it and the check that finds where it is not
/// kept.
public struct Rule: Sendable, CustomStringConvertible {
  /// What the output and `--explain` call it.
  public let name: String
  /// The claims of `Chapters/Claims.md` behind it.
  public let ids: [String]
  /// One sentence.
  public let summary: String
  public let why: String
  /// What breaks it, and the same kept to it.
  public let bad: Example
  public let good: Example
  let check: @Sendable (Judgement) -> [Finding]

  public var description: String { name }

  /// Every rule, in the order in which `--help` lists them.
  public static let all: [Rule] = [
    .aliasName, .aliasLocation, .aliasFirst, .dependenciesFirst, .noExistential,
    .aliasNotProtocol, .noAssociatedDependencies, .forwardChild, .forwardSuper, .forwardHelper,
    .ownAlias, .unusedLeaf, .staleForward, .publicAlias, .foreignSplice,
  ]
}

/// Swift sources that show a rule: most are one file.
public struct Example: Sendable {
  public let files: [(path: String, text: String)]

  /// What the examples of all rules stand on.
  public static let services = (
    path: "Services.swift",
    text: """
    public protocol Logging { func log(_ message: String) }
    public protocol Tracking { func track(_ event: String) }

    public protocol LoggingDependency { var logger: any Logging { get } }
    public protocol TrackingDependency { var tracker: any Tracking { get } }

    """
  )

  init(_ text: String) { files = [("Screen.swift", text)] }

  init(files: [(path: String, text: String)]) { self.files = files }
}

/// A place where a rule is not kept.
public struct Finding: Sendable, Equatable {
  public let place: Place
  /// The rule's name.
  public let rule: String
  /// What is wrong there, and how to mend it.
  public let sentence: String

  init(_ place: Place, _ rule: String, _ sentence: String) {
    (self.place, self.rule, self.sentence) = (place, rule, sentence)
  }
}
