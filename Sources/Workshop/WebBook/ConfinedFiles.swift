import ToolSupport

/// The files of a checkout, to be read only: neither what a symbolic link leads to outside of it, which a fork
/// may have, nor what is hidden in it, such as `.git`.
struct ConfinedFiles: FileSystem {
  /// As it is named, and without links.
  private let roots: [String]
  private let files: any FileSystem
  /// What is hidden and yet belongs to the package: pages link to it.
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
        "\(path) is not shown: it is hidden, or a link that leads out of this checkout.",
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

  /// What leads outside is there as well: to read it says why it isn't shown.
  func exists(_ path: String) -> Bool { !path.hasControls && files.exists(path) }
  /// A link to a folder is none, so that what walks through folders comes to an end.
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
    ToolError("\(path) cannot be written: it is only looked at.")
  }
}
