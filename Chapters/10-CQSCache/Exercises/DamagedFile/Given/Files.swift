// Given: leave this file as it is.

import Foundation

/// A disk in memory that can be full, unreadable, or fail between any two steps.
final class Files {
  /// A failed disk no longer changes.
  var contents: [String: Data] { didSet { if stepsLeft < 0 { contents = oldValue } } }
  var mayBeRead = true
  /// A full disk stores only half of the bytes.
  var isFull = false
  /// How many steps remain until it fails.
  var stepsLeft = 1_000_000

  enum Trouble: Error {
    case mayNotBeRead, diskFull, killed, noSuchFile
  }

  init(_ contents: [String: Data] = [:]) { self.contents = contents }

  /// The bytes of a file, or nil if there is no file.
  func read(_ path: String) throws -> Data? {
    guard mayBeRead else { throw Trouble.mayNotBeRead }
    return contents[path]
  }

  /// Creates or overwrites a file. Killed in the middle, it leaves part of the bytes.
  func write(_ data: Data, to path: String) throws {
    try takeStep()
    contents[path] = data.prefix(data.count / 2)
    guard !isFull else { throw Trouble.diskFull }
    try takeStep()
    contents[path] = data
  }

  /// Renames a file. A file that had the new name is replaced.
  func move(_ path: String, to new: String) throws {
    try takeStep()
    guard let data = contents.removeValue(forKey: path) else { throw Trouble.noSuchFile }
    contents[new] = data
  }

  private func takeStep() throws {
    guard stepsLeft > 0 else {
      stepsLeft = -1
      throw Trouble.killed
    }
    stepsLeft -= 1
  }
}
