/// From where a declaration can be used.
enum Access: Int, Comparable, Sendable {
  /// `private` or `fileprivate`: generated code, which is a file of its own, sees nothing of it.
  case file
  case `internal`, package
  /// `open` too.
  case `public`

  /// - Parameter usual: the access where no modifier tells another.
  init(_ modifiers: [String], usual: Access = .internal) {
    self = modifiers.lazy.compactMap { Self.modifiers[$0] }.first ?? usual
  }

  private static let modifiers: [String: Access] = [
    "private": .file, "fileprivate": .file, "internal": .internal, "package": .package,
    "public": .public, "open": .public,
  ]

  /// What stands before a declaration of this access, with a space.
  var prefix: String { self < .package ? "" : "\(self) " }

  static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }
}
