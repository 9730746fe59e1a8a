import Foundation

/// What the cache needs from a disk.
protocol FileSystem {
  /// The bytes of a file, or nil if there is no file.
  func read(_ path: String) throws -> Data?
  /// Creates or overwrites a file. Killed in the middle, it leaves part of the bytes.
  func write(_ data: Data, to path: String) throws
  /// Renames a file in one step. A file that had the new name is replaced.
  func move(_ path: String, to new: String) throws
}

/// A disk error, with the system's message.
struct FileFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
