import ToolSupport

/// A file system in which another program changes files just before the workshop does: an editor saves, or
/// another book uses or removes a product.
package struct EditedFiles: FileSystem {
  private let files: any FileSystem
  private let saves: Locked<[String: [String]]>
  private let beforeMove: @Sendable (String) -> Void
  private let beforeWrite: @Sendable (String) -> Void

  /// - Parameters:
  ///   - saves: the next texts that the editor saves, by path.
  ///   - beforeMove: called with the path before a move.
  ///   - beforeWrite: called with the path before a write.
  package init(
    _ files: any FileSystem, saves: Locked<[String: [String]]> = Locked([:]),
    beforeMove: @escaping @Sendable (String) -> Void = { _ in },
    beforeWrite: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.files, self.saves) = (files, saves)
    (self.beforeMove, self.beforeWrite) = (beforeMove, beforeWrite)
  }

  package func exchange(_ path: String, for bytes: [UInt8]?) throws(ToolError) -> ReplacedFile? {
    try edit(path)
    return try files.exchange(path, for: bytes)
  }

  package func exchange(
    _ path: String, for other: ReplacedFile
  ) throws(ToolError) -> ReplacedFile? {
    try edit(path)
    return try files.exchange(path, for: other)
  }

  private func edit(_ path: String) throws(ToolError) {
    let text = saves.withLock { saves -> String? in
      guard let first = saves[path]?.first else { return nil }
      saves[path]?.removeFirst()
      return first
    }
    if let text { try files.write(text, to: path) }
  }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] { try files.bytes(of: path) }
  package func write(bytes: [UInt8], to path: String) throws(ToolError) {
    beforeWrite(path)
    try files.write(bytes: bytes, to: path)
  }
  package func makeFolder(_ path: String) throws(ToolError) { try files.makeFolder(path) }
  package func remove(_ path: String) throws(ToolError) { try files.remove(path) }
  package func move(_ path: String, to new: String) throws(ToolError) {
    beforeMove(path)
    try files.move(path, to: new)
  }
  package func age(of path: String) -> Duration { files.age(of: path) }
  package func entries(of folder: String) throws(ToolError) -> [String] {
    try files.entries(of: folder)
  }
  package func exists(_ path: String) -> Bool { files.exists(path) }
  package func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  package func canWrite(_ path: String) -> Bool { files.canWrite(path) }
}
