/// The access level of a declaration.
enum Access: Comparable, Sendable {
  /// `private` or `fileprivate`: generated code is in another file and cannot see it.
  case file
  case `internal`, package
  /// `public` or `open`.
  case `public`

  /// - Parameter usual: the access of a declaration without an access modifier.
  init(_ modifiers: [String], usual: Access = .internal) {
    self = modifiers.lazy.compactMap { Self.modifiers[$0] }.first ?? usual
  }

  private static let modifiers: [String: Access] = [
    "private": .file, "fileprivate": .file, "internal": .internal, "package": .package,
    "public": .public, "open": .public,
  ]

  /// The modifier to write before a declaration, with a space.
  var prefix: String { self < .package ? "" : "\(self) " }
}
