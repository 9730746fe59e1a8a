import Foundation

extension RealFiles {
  /// How long another process may hold a lock before this is an error.
  static let patience = Duration.seconds(2)

  package func withLock<Found>(
    at path: String, _ work: () throws(ToolError) -> Found
  ) throws(ToolError) -> Found {
    try withLock(at: path, patience: Self.patience, work)
  }

  /// - Parameter patience: how long one process may hold the lock.
  func withLock<Found>(
    at path: String, patience: Duration, _ work: () throws(ToolError) -> Found
  ) throws(ToolError) -> Found {
    // Threads of this process wait without a limit.
    threads.lock()
    defer { threads.unlock() }
    let file = try heldFile(at: path, patience: patience)
    defer {
      // A child that is being started may still have the descriptor.
      flock(file, LOCK_UN)
      close(file)
    }
    return try work()
  }

  /// A descriptor of the lock file, locked by this process. Children don't inherit it.
  private func heldFile(at path: String, patience: Duration) throws(ToolError) -> Int32 {
    var (holder, since) = ("", ContinuousClock.now)
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard file >= 0 else {
        throw ToolError("\(path) cannot be opened: \(String(cString: strerror(errno))).")
      }
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        if isCurrent(file, path) {
          writeHolder(file)
          return file
        }
      } else if errno != EWOULDBLOCK, errno != EINTR {
        // The file system has no locks, and working without a lock is better than not at all.
        return file
      } else if let now = String(validating: (try? bytes(of: path)) ?? [], as: UTF8.self),
        now != holder
      {
        // The holder has changed, so the lock isn't stuck.
        (holder, since) = (now, .now)
      } else if ContinuousClock.now - since > patience {
        close(file)
        let process = holder.prefix { $0 != "\n" }
        throw ToolError(
          "Another workshop is writing your progress and saved files (process "
            + "\(process.isEmpty ? "unknown" : process)). Wait for it or stop it, then try again.")
      }
      close(file)
      usleep(1_000)
    }
  }

  /// Whether the path still names the open file: the folder may have been deleted.
  private func isCurrent(_ file: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }

  /// Writes the holder's process id and verb, and a random line that is new each time.
  private func writeHolder(_ file: Int32) {
    let name = CommandLine.arguments.dropFirst().first.map { ", \($0)" } ?? ""
    let text = "\(getpid())\(name)\n\(UInt64.random(in: .min ... .max))\n"
    ftruncate(file, 0)
    _ = Array(text.utf8).withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }
}

/// Held by one thread at a time while it waits for a lock file and holds it.
private let threads = NSLock()
