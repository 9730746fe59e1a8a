/// A read-only view of files in which some have different texts.
package struct OverlaidFiles: FileSystem {
  private let texts: [String: String?]
  /// The names of the texts by folder, because the real file may not exist.
  private let names: [String: [String]]
  private let files: any FileSystem

  /// - Parameter texts: by absolute path; nil hides the file.
  package init(_ texts: [String: String?], over files: any FileSystem) {
    (self.texts, self.files) = (texts, files)
    var names: [String: [String]] = [:]
    for path in texts.keys {
      guard let slash = path.lastIndex(of: "/") else { continue }
      names[String(path[..<slash]), default: []].append(String(path[slash...].dropFirst()))
    }
    self.names = names
  }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] {
    guard let text = texts[path] else { return try files.bytes(of: path) }
    guard let text else { throw ToolError("No file \(path).") }
    return Array(text.utf8)
  }

  package func exists(_ path: String) -> Bool {
    texts[path].map { $0 != nil } ?? files.exists(path)
  }
  package func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  package func isLink(_ path: String) -> Bool { texts[path] == nil && files.isLink(path) }
  package func realPath(of path: String) -> String {
    texts[path] == nil ? files.realPath(of: path) : path
  }
  package func age(of path: String) -> Duration { files.age(of: path) }
  package func canWrite(_ path: String) -> Bool { false }

  package func entries(of folder: String) throws(ToolError) -> [String] {
    guard let own = names[folder] else { return try files.entries(of: folder) }
    var all = Set((try? files.entries(of: folder)) ?? [])
    for name in own {
      if exists("\(folder)/\(name)") { all.insert(name) } else { all.remove(name) }
    }
    return all.sorted()
  }

  package func write(bytes: [UInt8], to path: String) throws(ToolError) { throw refusal(path) }
  package func makeFolder(_ path: String) throws(ToolError) { throw refusal(path) }
  package func remove(_ path: String) throws(ToolError) { throw refusal(path) }
  package func move(_ path: String, to new: String) throws(ToolError) { throw refusal(path) }

  private func refusal(_ path: String) -> ToolError {
    ToolError("\(path) is read-only here.")
  }
}
