import Foundation

/// What the cache needs of a disk.
protocol FileSystem {
  /// The bytes of a file, or nil if there is no file.
  func read(_ path: String) throws -> Data?
  /// Creates or overwrites a file. Killed in the middle, it leaves a part of the bytes.
  func write(_ data: Data, to path: String) throws
  /// Gives a file a new name in one step. A file that had that name is gone.
  func move(_ path: String, to new: String) throws
}

/// Why the disk did not do it, in its own words.
struct FileFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
