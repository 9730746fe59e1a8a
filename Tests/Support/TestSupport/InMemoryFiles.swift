import ToolSupport

/// Files in memory, optionally over real files, which are read-only then.
///
/// A folder in memory exists as long as it contains something.
package final class InMemoryFiles: FileSystem {
  /// The files by absolute path; nil hides a real file.
  private let contents: Locked<[String: [UInt8]?]>
  private let unwritable: Set<String>
  private let real: RealFiles?

  /// - Parameters:
  ///   - texts: by absolute path; nil hides a real file.
  ///   - unwritable: read-only files, and folders with read-only contents.
  package init(
    _ texts: [String: String?] = [:], unwritable: Set<String> = [], over real: RealFiles? = nil
  ) {
    contents = Locked(texts.mapValues { $0.map { Array($0.utf8) } })
    (self.unwritable, self.real) = (unwritable, real)
  }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] {
    let known = contents.withLock { $0[path] }
    if known == nil, let real { return try real.bytes(of: path) }
    guard let bytes = known ?? nil else { throw ToolError("\(path) cannot be read.") }
    return bytes
  }

  package func write(bytes: [UInt8], to path: String) throws(ToolError) {
    guard canWrite(path) else { throw ToolError("\(path) cannot be written: read-only.") }
    contents.withLock { $0[path] = bytes }
  }

  package func makeFolder(_ path: String) throws(ToolError) {
    guard canWrite(path) else {
      throw ToolError("The folder \(path) cannot be created: read-only.")
    }
  }

  package func remove(_ path: String) throws(ToolError) {
    guard canWrite(path) else { throw ToolError("\(path) cannot be removed: read-only.") }
    contents.withLock { contents in
      contents = contents.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
    }
  }

  package func move(_ path: String, to new: String) throws(ToolError) {
    guard canWrite(new) else { throw ToolError("\(new) cannot be written: read-only.") }
    contents.withLock { contents in
      for (old, bytes) in contents where old == path || old.hasPrefix(path + "/") {
        contents[old] = nil
        contents[new + old.dropFirst(path.count)] = bytes
      }
    }
  }

  package func age(of path: String) -> Duration { .zero }

  package func entries(of folder: String) throws(ToolError) -> [String] {
    var names: Set<String> = []
    if let real, real.isFolder(folder) { names.formUnion(try real.entries(of: folder)) }
    contents.withLock { contents in
      for (path, bytes) in contents where path.hasPrefix(folder + "/") {
        let inside = path.dropFirst(folder.count + 1)
        if bytes == nil {
          names.remove(String(inside))
        } else {
          names.insert(String(inside.prefix { $0 != "/" }))
        }
      }
    }
    guard !names.isEmpty else { throw ToolError("The folder \(folder) cannot be read.") }
    return names.sorted()
  }

  package func exists(_ path: String) -> Bool {
    guard let known = contents.withLock({ $0[path] }) else {
      return isFolder(path) || real?.exists(path) == true
    }
    return known != nil
  }

  package func isFolder(_ path: String) -> Bool {
    real?.isFolder(path) == true
      || contents.withLock { $0.contains { $0.value != nil && $0.key.hasPrefix(path + "/") } }
  }

  package func canWrite(_ path: String) -> Bool {
    real == nil && !unwritable.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}
