import Book
import ToolSupport

/// The permission to change a learner's data in `.workshop` and the files that the learner edits.
///
/// Functions that make such changes take it as a parameter, and only `Workspace.withStateLock` creates one. So
/// a change can't forget the lock, and can't deadlock by taking it twice.
package struct StateLock: Sendable {
  fileprivate init() {}
}

extension Workspace {
  /// Excludes other workshop processes of this checkout and other threads of this one. Editors ignore the lock:
  /// see `put`.
  ///
  /// - Parameter change: only reads and writes files. A build, a run or a prompt would block the others.
  /// - Throws: `ToolError` if another process holds the lock for seconds, or if `.workshop` isn't writable;
  ///   otherwise what `change` throws.
  package func withStateLock<Found>(
    _ change: (StateLock) throws(ToolError) -> Found
  ) throws(ToolError) -> Found {
    try checkout.withStateLock(change)
  }

  /// Changes the learner's progress. An unchanged result isn't written, so this works in a read-only checkout.
  ///
  /// - Parameter change: called a second time, with the lock, if it changes anything.
  /// - Returns: what `change` returned last.
  @discardableResult
  package func changeProgress<Found>(
    _ change: (inout LearnerProgress) throws(ToolError) -> Found
  ) throws(ToolError) -> Found {
    let before = try LearnerProgress(of: checkout)
    var progress = before
    let found = try change(&progress)
    if progress == before { return found }
    return try withStateLock { lock throws(ToolError) in try changeProgress(lock, change) }
  }

  /// Changes the learner's progress as part of a larger change.
  @discardableResult
  func changeProgress<Found>(
    _ lock: StateLock, _ change: (inout LearnerProgress) throws(ToolError) -> Found
  ) throws(ToolError) -> Found {
    let before = try LearnerProgress(of: checkout, lock)
    var progress = before
    let found = try change(&progress)
    if progress != before { try progress.save(to: checkout, lock) }
    return found
  }
}

/// A store of saved versions.
package protocol Keeping: Sendable {
  /// The name for `undo`.
  var name: String { get }
  /// Saves texts by path, relative to the checkout, unless they are the newest version.
  func keep(_ texts: [String: [UInt8]], _ lock: StateLock) throws(ToolError)
}

extension Workspace {
  /// Writes texts to files that an editor may be saving at the same time.
  ///
  /// - Parameters:
  ///   - texts: by path, relative to the checkout; nil removes the file.
  ///   - seen: the contents of the files when they were read. The caller has saved them if needed.
  ///   - kept: saves what an editor wrote in between, and what it writes into a replaced file later.
  /// - Returns: the texts that an editor wrote in between, now replaced.
  @discardableResult
  package func put(
    _ texts: [String: [UInt8]?], over seen: [String: [UInt8]], keepingIn kept: any Keeping,
    _ lock: StateLock
  ) throws(ToolError) -> [String: [UInt8]] {
    var others: [String: [UInt8]] = [:]
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let place = checkout.path(path)
      if text != nil, !files.exists(place) {
        try files.makeFolder(String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)]))
      }
      guard let old = try files.exchange(place, for: text) else { continue }
      watch(old, at: path, keepingIn: kept)
      if old.bytes != seen[path], old.bytes != text, !old.bytes.isEmpty {
        others[path] = old.bytes
        try kept.keep([path: old.bytes], lock)
      }
    }
    return others
  }

  /// Writes a text to a file that still has the expected bytes. Otherwise the editor's file stays in place,
  /// because the editor may still be writing into it.
  ///
  /// - Parameter kept: saves a text that an editor replaces meanwhile, and what it writes into a replaced file
  ///   later.
  /// - Returns: whether the file has the text.
  package func save(
    _ text: [UInt8], to path: String, over seen: [UInt8], keepingIn kept: any Keeping,
    _ lock: StateLock
  ) throws(ToolError) -> Bool {
    let place = checkout.path(path)
    guard let old = try files.exchange(place, for: text) else { return true }
    if old.bytes == seen || old.bytes == text {
      watch(old, at: path, keepingIn: kept)
      return true
    }
    var (theirs, mine) = (old, text)
    while let taken = try files.exchange(place, for: theirs) {
      if taken.bytes == mine {
        watch(taken, at: path, keepingIn: kept)
        break
      }
      // The editor has saved again, so its newest text stays.
      try kept.keep([path: theirs.bytes], lock)
      (theirs, mine) = (taken, theirs.bytes)
    }
    return false
  }

  /// Saves what an editor writes into a file after it was replaced.
  private func watch(_ old: ReplacedFile, at path: String, keepingIn kept: any Keeping) {
    environment.lateWrites.watch(old) { late in
      let event = "Another program wrote \(path) just as the workshop replaced it."
      do throws(ToolError) {
        let isKept = try withStateLock { lock throws(ToolError) in
          if let now = try? files.bytes(of: checkout.path(path)), now == late { return false }
          try kept.keep([path: late], lock)
          return true
        }
        return isKept
          ? "\(event) That text is saved: swift run workshop undo \(kept.name)" : nil
      } catch {
        return "\(event) That text can't be saved: \(error)"
      }
    }
  }
}

extension Checkout {
  /// Like `Workspace.withStateLock`.
  func withStateLock<Found>(
    _ change: (StateLock) throws(ToolError) -> Found
  ) throws(ToolError) -> Found {
    let folder = path(LearnerProgress.folder)
    try files.makeFolder(folder)
    files.removeOldDrafts(in: folder)
    return try files.withLock(at: "\(folder)/lock") { () throws(ToolError) in
      try change(StateLock())
    }
  }
}
