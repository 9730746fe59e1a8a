import ToolSupport

/// The files of a checkout, read-only, without hidden files such as `.git` and files outside, because a fork may
/// contain symbolic links to those.
struct ConfinedFiles: FileSystem {
  /// The root, as given and with links resolved.
  private let roots: [String]
  private let files: any FileSystem
  /// Hidden files of the package that pages link to.
  private static let shown: Set = [
    ".ci", ".cpdi-lint.json", ".github", ".gitignore", ".swift-format",
  ]

  init(_ root: String, over files: any FileSystem) {
    (roots, self.files) = ([root, files.realPath(of: root)], files)
  }

  private func isInside(_ path: String) -> Bool {
    if path.hasControls { return false }
    let real = files.realPath(of: path)
    return roots.contains { root in
      real == root
        || real.hasPrefix("\(root)/")
          && real.dropFirst(root.count).split(separator: "/").allSatisfy {
            !$0.hasPrefix(".") || Self.shown.contains(String($0))
          }
    }
  }

  private func check(_ path: String) throws(ToolError) {
    guard isInside(path) else {
      throw ToolError(
        "\(path) can't be shown: it is hidden, or links outside this checkout.",
        .usedWrongly)
    }
  }

  func bytes(of path: String) throws(ToolError) -> [UInt8] {
    try check(path)
    return try files.bytes(of: path)
  }

  func entries(of folder: String) throws(ToolError) -> [String] {
    try check(folder)
    return try files.entries(of: folder)
  }

  /// Also true for a file outside, so that reading it reports why it can't be shown.
  func exists(_ path: String) -> Bool { !path.hasControls && files.exists(path) }
  /// False for a link to a folder, so that walking through folders ends.
  func isFolder(_ path: String) -> Bool {
    files.isFolder(path) && !files.isLink(path) && isInside(path)
  }
  func isLink(_ path: String) -> Bool { files.isLink(path) }
  func realPath(of path: String) -> String { files.realPath(of: path) }
  func age(of path: String) -> Duration { files.age(of: path) }
  func canWrite(_ path: String) -> Bool { false }

  func write(bytes: [UInt8], to path: String) throws(ToolError) { throw refusal(path) }
  func makeFolder(_ path: String) throws(ToolError) { throw refusal(path) }
  func remove(_ path: String) throws(ToolError) { throw refusal(path) }
  func move(_ path: String, to new: String) throws(ToolError) { throw refusal(path) }

  private func refusal(_ path: String) -> ToolError {
    ToolError("\(path) is read-only.")
  }
}
