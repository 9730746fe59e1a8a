@testable import WorkshopKit

/// The real files, but for one folder that is in memory. What is written elsewhere goes to the disk.
struct OverlaidFiles: FileSystem {
  /// Its absolute path.
  let folder: String
  let inside: FakeFiles
  private let real = RealFiles()

  /// - Parameter texts: what is in the folder, by path, relative to it.
  init(_ texts: [String: String], in folder: String) {
    self.folder = folder
    inside = FakeFiles(texts.reduce(into: [:]) { $0["\(folder)/\($1.key)"] = $1.value })
  }

  private func files(at path: String) -> any FileSystem {
    path == folder || path.hasPrefix("\(folder)/") ? inside : real
  }

  func read(_ path: String) throws(ToolError) -> String { try files(at: path).read(path) }

  func bytes(of path: String) throws(ToolError) -> [UInt8] { try files(at: path).bytes(of: path) }

  func write(_ text: String, to path: String) throws(ToolError) {
    try files(at: path).write(text, to: path)
  }

  func write(bytes: [UInt8], to path: String) throws(ToolError) {
    try files(at: path).write(bytes: bytes, to: path)
  }

  func makeFolder(_ path: String) throws(ToolError) { try files(at: path).makeFolder(path) }

  func remove(_ path: String) throws(ToolError) { try files(at: path).remove(path) }

  func move(_ path: String, to new: String) throws(ToolError) {
    try files(at: path).move(path, to: new)
  }

  func age(of path: String) -> Duration { files(at: path).age(of: path) }

  func entries(of folder: String) throws(ToolError) -> [String] {
    try files(at: folder).entries(of: folder)
  }

  func exists(_ path: String) -> Bool { files(at: path).exists(path) }

  func isFolder(_ path: String) -> Bool { files(at: path).isFolder(path) }

  func canWrite(_ path: String) -> Bool { files(at: path).canWrite(path) }
}
