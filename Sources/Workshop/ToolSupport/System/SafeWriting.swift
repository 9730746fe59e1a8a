import Foundation

/// Atomic writes that lose no bytes of concurrent writers.
///
/// New bytes go into a draft next to the file, which then replaces it in one step. Links are followed, and
/// permissions are kept.
extension RealFiles {
  /// The prefix of a draft's name, before its process id. git ignores drafts.
  package static let draftPrefix = ".saving-"

  package func write(bytes: [UInt8], to path: String) throws(ToolError) {
    try withDraft(of: bytes, for: path) { draft, target in rename(draft.path, target) }
  }

  package func create(bytes: [UInt8], at path: String) throws(ToolError) -> Bool {
    var isNew = true
    try withDraft(of: bytes, for: path) { draft, target in
      // Unlike `rename`, `link` fails if the target exists.
      if link(draft.path, target) == 0 { return 0 }
      if errno == EEXIST {
        isNew = false
        return 0
      }
      // The file system has no hard links.
      isNew = !exists(target)
      return isNew ? rename(draft.path, target) : 0
    }
    return isNew
  }

  package func exchange(_ path: String, for bytes: [UInt8]?) throws(ToolError) -> ReplacedFile? {
    guard let bytes else { return try detach(path) }
    var old: ReplacedFile?
    try withDraft(of: bytes, for: path) { draft, target in
      // Another program may create or remove the file between two tries.
      for _ in 1...100 {
        if link(draft.path, target) == 0 { return 0 }
        if errno != EEXIST { break }
        if Self.swap(draft.path, target) == 0 {
          old = ReplacedFile(at: draft.path, draft: draft)
          if old != nil { return 0 }
          // A file that can't be read can't be saved either, so it stays.
          let error = errno
          Self.swap(draft.path, target)
          errno = error
          return -1
        }
        if errno != ENOENT { break }
      }
      // The file system can't swap files. A save by another program is lost only at this very moment.
      old = ReplacedFile(at: target, draft: nil)
      return rename(draft.path, target)
    }
    return old
  }

  package func exchange(
    _ path: String, for other: ReplacedFile
  ) throws(ToolError) -> ReplacedFile? {
    let target = realPath(of: path)
    guard let draft = other.draft, Self.swap(draft.path, target) == 0 else {
      return try exchange(path, for: other.bytes)
    }
    return ReplacedFile(at: draft.path, draft: draft)
  }

  private func detach(_ path: String) throws(ToolError) -> ReplacedFile? {
    let draft = Draft(self.draft(for: path))
    guard rename(path, draft.path) == 0 else {
      if errno == ENOENT { return nil }
      throw failure("\(path) cannot be removed")
    }
    guard let old = ReplacedFile(at: draft.path, draft: draft) else {
      let error = errno
      // A file that can't be read can't be saved either, so it stays.
      rename(draft.path, path)
      errno = error
      throw failure("\(path) cannot be read")
    }
    return old
  }

  /// Removes the drafts of processes that ended before they finished a save.
  package func removeOldDrafts(in folder: String) {
    for name in (try? entries(of: folder)) ?? [] where name.hasPrefix(Self.draftPrefix) {
      let number = name.dropFirst(Self.draftPrefix.count).prefix { $0 != "-" }
      guard let pid = pid_t(number), pid > 0, kill(pid, 0) != 0, errno == ESRCH else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Writes a draft, and lets `install` move it to the target.
  ///
  /// - Parameter install: returns 0, or -1 with `errno`.
  private func withDraft(
    of bytes: [UInt8], for path: String, _ install: (_ draft: Draft, _ target: String) -> Int32
  ) throws(ToolError) {
    let message = "\(path) cannot be written"
    let target = realPath(of: path)
    var status = stat()
    let targetExists = stat(target, &status) == 0
    if targetExists, status.st_mode & S_IFMT == S_IFDIR {
      errno = EISDIR
      throw failure(message)
    }
    let draft = Draft(self.draft(for: target))
    let file = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(message) }
    if targetExists { fchmod(file, status.st_mode & 0o7777) }
    if let error = writeAll(bytes, to: file) {
      close(file)
      errno = error
      throw failure(message)
    }
    guard close(file) == 0, install(draft, target) == 0 else { throw failure(message) }
  }

  /// A new path in the folder of a file.
  private func draft(for path: String) -> String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return "\(folder)/\(Self.draftPrefix)\(getpid())-\(UInt64.random(in: .min ... .max))"
  }

  /// The message with the system's reason, which is in `errno`.
  private func failure(_ message: String) -> ToolError {
    ToolError("\(message): \(reason(of: errno))")
  }

  /// Swaps two files in one step: 0, or -1 with `errno`.
  @discardableResult
  private static func swap(_ one: String, _ other: String) -> Int32 {
    #if os(Linux)
      return renameat2(AT_FDCWD, one, AT_FDCWD, other, UInt32(RENAME_EXCHANGE))
    #else
      return renamex_np(one, other, UInt32(RENAME_SWAP))
    #endif
  }
}
