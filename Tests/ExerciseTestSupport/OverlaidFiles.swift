import TestSupport
import ToolSupport

/// The real files, but for one folder that is in memory. What is written elsewhere goes to the disk.
package struct OverlaidFiles: FileSystem {
  /// Its absolute path.
  package let folder: String
  package let inside: InMemoryFiles
  private let real = RealFiles()

  /// - Parameter texts: what is in the folder, by path, relative to it.
  package init(_ texts: [String: String], in folder: String) {
    self.folder = folder
    inside = InMemoryFiles(texts.reduce(into: [:]) { $0["\(folder)/\($1.key)"] = $1.value })
  }

  private func files(at path: String) -> any FileSystem {
    path == folder || path.hasPrefix("\(folder)/") ? inside : real
  }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] {
    try files(at: path).bytes(of: path)
  }

  package func write(bytes: [UInt8], to path: String) throws(ToolError) {
    try files(at: path).write(bytes: bytes, to: path)
  }

  package func makeFolder(_ path: String) throws(ToolError) { try files(at: path).makeFolder(path) }

  package func remove(_ path: String) throws(ToolError) { try files(at: path).remove(path) }

  package func move(_ path: String, to new: String) throws(ToolError) {
    try files(at: path).move(path, to: new)
  }

  package func age(of path: String) -> Duration { files(at: path).age(of: path) }

  package func entries(of folder: String) throws(ToolError) -> [String] {
    try files(at: folder).entries(of: folder)
  }

  package func exists(_ path: String) -> Bool { files(at: path).exists(path) }

  package func isFolder(_ path: String) -> Bool { files(at: path).isFolder(path) }

  package func canWrite(_ path: String) -> Bool { files(at: path).canWrite(path) }
}
