import Book
import ToolSupport

/// The permission to change what the workshop keeps of a learner in `.workshop`, and the files that the
/// learner edits.
///
/// Whatever makes such a change takes it as a parameter, and only `Workspace.withStateLock` has one. So
/// no change can forget the lock, and none that has it waits for itself.
package struct StateLock: Sendable {
  fileprivate init() {}
}

extension Workspace {
  /// Reads and changes files while no other workshop process of this checkout, and no other thread of
  /// this one, does. Editors are not bound by it: see `put`.
  ///
  /// - Parameter change: handles files only. A build, a run or a question would keep others waiting.
  /// - Throws: `ToolError` where another process does not let go within seconds, or where `.workshop`
  ///   can't be written; otherwise what `change` throws.
  package func withStateLock<Found>(
    _ change: (StateLock) throws(ToolError) -> Found
  ) throws(ToolError) -> Found {
    try checkout.withStateLock(change)
  }

  /// Changes the learner's progress. Where that makes no difference nothing is written, so that it
  /// works in a checkout that can only be read.
  ///
  /// - Parameter change: is called a second time, with the lock, where it makes a difference.
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

/// Where texts are kept that were taken out of files.
package protocol Keeping: Sendable {
  /// What `undo` calls them.
  var name: String { get }
  /// Keeps texts by path, relative to the checkout, unless they are the newest already.
  func keep(_ texts: [String: [UInt8]], _ lock: StateLock) throws(ToolError)
}

extension Workspace {
  /// Puts texts into files that a person may be saving in an editor at this very moment.
  ///
  /// - Parameters:
  ///   - texts: by path, relative to the checkout; nil removes the file.
  ///   - seen: what the files had when they were read, which the caller has saved if anybody needs it.
  ///   - kept: gets what an editor wrote in between, and what it writes into a replaced file later.
  /// - Returns: texts that an editor wrote in between, and that this replaced.
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

  /// Puts a text into a file if that still has the bytes that a person saw. Otherwise the file stays the one
  /// of the editor, which may still be writing into it.
  ///
  /// - Parameter kept: gets what an editor replaces itself just now, and what it writes into a replaced file
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
      // The editor has saved again, and its newest text stays.
      try kept.keep([path: theirs.bytes], lock)
      (theirs, mine) = (taken, theirs.bytes)
    }
    return false
  }

  /// Keeps what an editor writes into a file after that was replaced.
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
  /// As `Workspace.withStateLock`.
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
