import ToolSupport

/// A change of a package, of which is measured what it recompiles.
struct RebuildEdit: Sendable {
  /// As the record names it.
  let name: String
  /// What is done to the package of that name; nothing where only the file's time changes.
  let changes: @Sendable (_ package: String) -> [Change]

  init(_ name: String, _ changes: @escaping @Sendable (_ package: String) -> [Change]) {
    (self.name, self.changes) = (name, changes)
  }

  /// The same change of every package.
  init(_ name: String, _ changes: Change...) {
    self.init(name) { _ in changes }
  }

  /// A change of one file.
  struct Change: Sendable {
    /// Below `Sources`.
    let file: String
    /// The text of the file, changed. Nil where it is not as expected.
    private let change: @Sendable (_ text: String) -> String?

    /// Saved, and not changed.
    static func touch(_ file: String) -> Change { Change(file: file) { $0 } }

    static func append(_ text: String, to file: String) -> Change {
      Change(file: file) { $0 + text }
    }

    static func insert(_ text: String, after place: String, in file: String) -> Change {
      replace(place, by: place + text, in: file)
    }

    static func replace(_ old: String, by new: String, in file: String) -> Change {
      Change(file: file) { $0.ranges(of: old).count == 1 ? $0.replacing(old, with: new) : nil }
    }

    /// - Throws: `ToolError` where the text to change is not in the file, or more than once.
    func applied(to text: String) throws(ToolError) -> String {
      guard let changed = change(text) else {
        throw ToolError("\(file) has not, or not once, the text that is to be changed.")
      }
      return changed
    }
  }
}
