import Foundation

/// A disk in memory that can be full, unreadable, or fail between any two steps.
final class MemoryFiles: FileSystem {
  private(set) var contents: [String: Data]
  var readFailure: FileFailure?
  /// Thrown when half of the bytes are written.
  var writeFailure: FileFailure?
  /// How many steps remain until it fails. A write has two steps, a move has one.
  var stepsLeft = Int.max

  struct Killed: Error {}

  init(_ contents: [String: Data] = [:]) { self.contents = contents }

  func read(_ path: String) throws -> Data? {
    if let readFailure { throw readFailure }
    return contents[path]
  }

  func write(_ data: Data, to path: String) throws {
    try takeStep()
    contents[path] = data.prefix(data.count / 2)
    if let writeFailure { throw writeFailure }
    try takeStep()
    contents[path] = data
  }

  func move(_ path: String, to new: String) throws {
    try takeStep()
    guard let data = contents.removeValue(forKey: path) else { throw FileFailure("no such file") }
    contents[new] = data
  }

  private func takeStep() throws {
    guard stepsLeft > 0 else { throw Killed() }
    stepsLeft -= 1
  }
}
