/// Access to files, which a test can replace by files in memory or a full disk. Paths are absolute; every error is a
/// `ToolError` with the path.
package protocol FileSystem: Sendable {
  func bytes(of path: String) throws(ToolError) -> [UInt8]
  /// Creates or replaces a file atomically: a reader gets the old or the new bytes.
  func write(bytes: [UInt8], to path: String) throws(ToolError)
  /// Creates a file unless the path exists.
  ///
  /// - Returns: whether it was created.
  func create(bytes: [UInt8], at path: String) throws(ToolError) -> Bool
  /// Atomically replaces or removes a file.
  ///
  /// - Parameter bytes: nil removes the file.
  /// - Returns: the replaced file, even if another program wrote it just before; nil if there was none.
  func exchange(_ path: String, for bytes: [UInt8]?) throws(ToolError) -> ReplacedFile?
  /// Restores a replaced file. If a program still has it open, its writes go to `path` again.
  ///
  /// - Returns: the file that this replaced.
  func exchange(_ path: String, for other: ReplacedFile) throws(ToolError) -> ReplacedFile?
  /// Does `work` while holding a lock file, exclusively among all threads and processes.
  ///
  /// Blocks the thread while it waits, so `work` should only handle files.
  ///
  /// - Throws: `ToolError` with the holding process if it has held the lock for two seconds; otherwise what `work`
  ///   throws.
  func withLock<Found>(
    at path: String, _ work: () throws(ToolError) -> Found
  ) throws(ToolError) -> Found
  /// Creates a folder and its parents if they don't exist.
  func makeFolder(_ path: String) throws(ToolError)
  /// Removes a file, or a folder with its contents.
  func remove(_ path: String) throws(ToolError)
  /// Atomically moves a file or folder to a path that must not exist.
  func move(_ path: String, to new: String) throws(ToolError)
  /// Removes the drafts of interrupted saves from a folder.
  func removeOldDrafts(in folder: String)
  /// The time since the last change; 0 if unknown.
  func age(of path: String) -> Duration
  /// In bytes; nil if unknown.
  func size(of path: String) -> Int?
  /// The names in a folder, sorted.
  func entries(of folder: String) throws(ToolError) -> [String]
  func exists(_ path: String) -> Bool
  func isFolder(_ path: String) -> Bool
  /// Whether `path` is a symbolic link, even a broken one.
  func isLink(_ path: String) -> Bool
  /// The path with links resolved; the same path if it doesn't exist.
  func realPath(of path: String) -> String
  /// Whether `path` can be written or created.
  func canWrite(_ path: String) -> Bool
}

extension FileSystem {
  /// The text of a file.
  ///
  /// - Throws: `ToolError` if there is no such file, or it is not UTF-8.
  package func read(_ path: String) throws(ToolError) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw ToolError("\(path) is not UTF-8 text.")
    }
    return text
  }

  package func write(_ text: String, to path: String) throws(ToolError) {
    try write(bytes: Array(text.utf8), to: path)
  }

  package func create(bytes: [UInt8], at path: String) throws(ToolError) -> Bool {
    if exists(path) { return false }
    try write(bytes: bytes, to: path)
    return true
  }

  package func exchange(_ path: String, for bytes: [UInt8]?) throws(ToolError) -> ReplacedFile? {
    let old = exists(path) ? ReplacedFile(try self.bytes(of: path)) : nil
    if let bytes { try write(bytes: bytes, to: path) } else { try remove(path) }
    return old
  }

  package func exchange(
    _ path: String, for other: ReplacedFile
  ) throws(ToolError) -> ReplacedFile? {
    try exchange(path, for: other.bytes)
  }

  package func withLock<Found>(
    at path: String, _ work: () throws(ToolError) -> Found
  ) throws(ToolError) -> Found { try work() }

  package func removeOldDrafts(in folder: String) {}

  package func size(of path: String) -> Int? { (try? bytes(of: path))?.count }

  package func isLink(_ path: String) -> Bool { false }

  package func realPath(of path: String) -> String { path }

  /// Writes a file, creating its folder if needed.
  package func write(_ text: String, makingFoldersTo path: String) throws(ToolError) {
    try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    try write(text, to: path)
  }

  /// All files below a folder, relative to it, sorted. Leaves out hidden files, linked folders, and folders for which
  /// `skip` returns true.
  package func files(
    below folder: String, skip: (_ name: String) -> Bool = { _ in false }
  ) throws(ToolError) -> [String] {
    var found: [String] = []
    for name in try entries(of: folder) where !name.hasPrefix(".") {
      guard isFolder("\(folder)/\(name)") else {
        found.append(name)
        continue
      }
      if skip(name) || isLink("\(folder)/\(name)") { continue }
      for inner in try files(below: "\(folder)/\(name)", skip: skip) {
        found.append("\(name)/\(inner)")
      }
    }
    return found
  }
}
