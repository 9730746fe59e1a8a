/// Who may use a declaration.
enum Access: Int, Comparable, Sendable {
  /// `private` or `fileprivate`: generated code, which is a file of its own, sees nothing of it.
  case file
  case `internal`, package
  /// `open` too.
  case `public`

  /// - Parameter usual: the access where no modifier tells another.
  init(_ modifiers: [String], usual: Access = .internal) {
    let told: [Access] = modifiers.compactMap { modifier in
      switch modifier {
      case "private", "fileprivate": .file
      case "internal": .internal
      case "package": .package
      case "public", "open": .public
      default: nil
      }
    }
    self = told.first ?? usual
  }

  /// What stands before a declaration of this access, with a space.
  var prefix: String { self < .package ? "" : "\(self) " }

  static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }
}
