/// Files with other texts in the place of some: what is read of them is what was handed in, and nothing
/// is written.
package struct OverlaidFiles: FileSystem {
  private let texts: [String: String]
  /// The names of the texts by folder, for the file itself may be gone.
  private let names: [String: Set<String>]
  private let files: any FileSystem

  /// - Parameter texts: by absolute path.
  package init(_ texts: [String: String], over files: any FileSystem) {
    (self.texts, self.files) = (texts, files)
    var names: [String: Set<String>] = [:]
    for path in texts.keys {
      guard let slash = path.lastIndex(of: "/") else { continue }
      names[String(path[..<slash]), default: []].insert(String(path[slash...].dropFirst()))
    }
    self.names = names
  }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] {
    if let text = texts[path] { return Array(text.utf8) }
    return try files.bytes(of: path)
  }

  package func exists(_ path: String) -> Bool { texts[path] != nil || files.exists(path) }
  package func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  package func isLink(_ path: String) -> Bool { texts[path] == nil && files.isLink(path) }
  package func realPath(of path: String) -> String {
    texts[path] == nil ? files.realPath(of: path) : path
  }
  package func age(of path: String) -> Duration { files.age(of: path) }
  package func canWrite(_ path: String) -> Bool { false }

  package func entries(of folder: String) throws(ToolError) -> [String] {
    guard let own = names[folder] else { return try files.entries(of: folder) }
    let others = (try? files.entries(of: folder)) ?? []
    return own.union(others).sorted()
  }

  package func write(bytes: [UInt8], to path: String) throws(ToolError) { throw refusal(path) }
  package func makeFolder(_ path: String) throws(ToolError) { throw refusal(path) }
  package func remove(_ path: String) throws(ToolError) { throw refusal(path) }
  package func move(_ path: String, to new: String) throws(ToolError) { throw refusal(path) }

  private func refusal(_ path: String) -> ToolError {
    ToolError("\(path) cannot be written: it is only looked at.")
  }
}
