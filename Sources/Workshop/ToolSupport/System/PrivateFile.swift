import Foundation

/// A file that no other user of this machine can read. It is removed by `remove()`, or when the program exits.
package struct PrivateFile: Sendable {
  package let path: String

  /// Files to remove when the program exits, also after a signal, because the program then calls `exit`.
  private static let removedAtExit: Locked<Set<String>> = {
    atexit { PrivateFile.removedAtExit.withLock { for path in $0 { unlink(path) } } }
    return Locked([])
  }()

  /// Creates the file, replacing an old one, without following links.
  ///
  /// - Parameter folder: becomes accessible to this user only. It is created if needed, but not its parent.
  /// - Throws: `ToolError` if the file can't be created.
  package init(_ text: String, named name: String, in folder: String) throws(ToolError) {
    path = "\(folder)/\(name)"
    func orThrow(_ number: Int32) throws(ToolError) -> Int32 {
      if number >= 0 { return number }
      throw ToolError("\(folder)/\(name) cannot be written: \(String(cString: strerror(errno))).")
    }
    mkdir(folder, 0o700)
    let directory = try orThrow(
      Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    defer { close(directory) }
    _ = try orThrow(fchmod(directory, 0o700))
    unlinkat(directory, name, 0)
    let file = try orThrow(
      openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600))
    defer { close(file) }
    Self.removedAtExit.withLock { [path] in _ = $0.insert(path) }
    if let error = writeAll(Array(text.utf8), to: file) {
      errno = error
      _ = try orThrow(-1)
    }
  }

  package func remove() {
    unlink(path)
    Self.removedAtExit.withLock { [path] in _ = $0.remove(path) }
  }
}
