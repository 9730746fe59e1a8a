import ToolSupport

/// Real or made-up files, in which an editor saves just before the workshop replaces a text.
package struct EditedFiles: FileSystem {
  private let files: any FileSystem
  private let saves: Locked<[String: [String]]>

  /// - Parameter saves: what the editor saves next, by path.
  package init(_ files: any FileSystem, saves: Locked<[String: [String]]>) {
    (self.files, self.saves) = (files, saves)
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
    try files.write(bytes: bytes, to: path)
  }
  package func makeFolder(_ path: String) throws(ToolError) { try files.makeFolder(path) }
  package func remove(_ path: String) throws(ToolError) { try files.remove(path) }
  package func move(_ path: String, to new: String) throws(ToolError) {
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
