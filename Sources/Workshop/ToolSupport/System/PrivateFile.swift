import Foundation

/// A file for the user who made it: no other user of this machine can read it. It is gone when its owner
/// removes it, or when the program exits.
package struct PrivateFile: Sendable {
  package let path: String

  /// What is removed when the program exits, because a signal ends it.
  private static let left: Locked<Set<String>> = {
    atexit { PrivateFile.left.withLock { for path in $0 { unlink(path) } } }
    return Locked([])
  }()

  /// Makes the file new, whatever was there, and follows no link on the way.
  ///
  /// - Parameter folder: which only its user may enter from then on. It is made where it isn't there; the
  ///   folder above it must be.
  /// - Throws: `ToolError` where the file can't be made so.
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
    Self.left.withLock { [path] in _ = $0.insert(path) }
    if let error = writeAll(Array(text.utf8), to: file) {
      errno = error
      _ = try orThrow(-1)
    }
  }

  package func remove() {
    unlink(path)
    Self.left.withLock { [path] in _ = $0.remove(path) }
  }
}
