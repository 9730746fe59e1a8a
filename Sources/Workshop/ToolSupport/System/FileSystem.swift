/// Reading and writing text files, so that a test can put other files, or a full disk, in their
/// place. Paths are absolute; every error is a `ToolError` that names the path.
package protocol FileSystem: Sendable {
  /// The bytes of a file, whatever they mean.
  func bytes(of path: String) throws(ToolError) -> [UInt8]
  /// Replaces a file, or makes it; a reader sees the old bytes or the new, never a part.
  func write(bytes: [UInt8], to path: String) throws(ToolError)
  /// Makes a file where there is none yet.
  ///
  /// - Returns: false where something has that path already; it stays as it is.
  func create(bytes: [UInt8], at path: String) throws(ToolError) -> Bool
  /// Puts other bytes in a file, or removes it.
  ///
  /// - Parameter bytes: nil removes the file.
  /// - Returns: the file that this replaced, even one written by another program just before; nil where
  ///   there was none.
  func exchange(_ path: String, for bytes: [UInt8]?) throws(ToolError) -> ReplacedFile?
  /// Puts a file back that was replaced. A program that still writes into it writes into the file at
  /// `path` then.
  ///
  /// - Returns: the file that this replaced.
  func exchange(_ path: String, for other: ReplacedFile) throws(ToolError) -> ReplacedFile?
  /// Does something while no other holder of this lock file does, in this process or another.
  ///
  /// It blocks the thread while it waits, so `work` only handles files.
  ///
  /// - Throws: `ToolError` that names the process that holds the lock, where that has not changed for
  ///   two seconds; otherwise what `work` throws.
  func withLock<Found>(
    at path: String, _ work: () throws(ToolError) -> Found
  ) throws(ToolError) -> Found
  /// Makes a folder, with those above it, where it is not there yet.
  func makeFolder(_ path: String) throws(ToolError)
  /// Removes a file, or a folder with all that is in it.
  func remove(_ path: String) throws(ToolError)
  /// Gives a file or folder another path, where nothing may be yet, in one step.
  func move(_ path: String, to new: String) throws(ToolError)
  /// Removes what interrupted saves left in a folder.
  func removeOldDrafts(in folder: String)
  /// How long ago a file or folder was changed; 0 where that cannot be told.
  func age(of path: String) -> Duration
  /// How many bytes a file has; nil where that cannot be told.
  func size(of path: String) -> Int?
  /// The names in a folder, sorted.
  func entries(of folder: String) throws(ToolError) -> [String]
  func exists(_ path: String) -> Bool
  func isFolder(_ path: String) -> Bool
  /// Whether `path` is a symbolic link, which may lead nowhere.
  func isLink(_ path: String) -> Bool
  /// The path without links; the same path where it leads nowhere.
  func realPath(of path: String) -> String
  /// Whether something can be written at `path`, or made there.
  func canWrite(_ path: String) -> Bool
}

extension FileSystem {
  /// The text of a file. Fails where there is none, or where it is not UTF-8.
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

  /// Writes a file, and makes the folders on its way.
  package func write(_ text: String, makingFoldersTo path: String) throws(ToolError) {
    try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    try write(text, to: path)
  }

  /// All files below a folder, relative to it, sorted; folders for which `skip` says yes are left
  /// out, and so is what begins with a dot, or what is behind a link to a folder, which may lead
  /// anywhere.
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
