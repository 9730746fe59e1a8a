import Foundation

extension RealFiles {
  /// How long another process may hold a lock before that is an error.
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
    // The threads of this process wait for each other as long as it takes.
    threads.lock()
    defer { threads.unlock() }
    let file = try heldFile(at: path, patience: patience)
    defer {
      // A child that is just being started may still have the descriptor.
      flock(file, LOCK_UN)
      close(file)
    }
    return try work()
  }

  /// A descriptor of the lock file, whose lock this process has. No child gets it.
  private func heldFile(at path: String, patience: Duration) throws(ToolError) -> Int32 {
    var (holder, since) = ("", ContinuousClock.now)
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard file >= 0 else {
        throw ToolError("\(path) cannot be opened: \(String(cString: strerror(errno))).")
      }
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        if isStillThere(file, path) {
          sign(file)
          return file
        }
      } else if errno != EWOULDBLOCK, errno != EINTR {
        // A file system without locks: better unlocked than not at all.
        return file
      } else if let now = String(validating: (try? bytes(of: path)) ?? [], as: UTF8.self),
        now != holder
      {
        // Others get their turns, so this one will come.
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

  /// Whether the path still leads to an open file: somebody may have deleted the folder.
  private func isStillThere(_ file: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }

  /// Writes who holds the lock: its number and program, and below it what is another each time.
  private func sign(_ file: Int32) {
    let name = CommandLine.arguments.dropFirst().first.map { ", \($0)" } ?? ""
    let text = "\(getpid())\(name)\n\(UInt64.random(in: .min ... .max))\n"
    ftruncate(file, 0)
    _ = Array(text.utf8).withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }
}

/// What one thread at a time has while it waits for a lock file, and holds it.
private let threads = NSLock()
