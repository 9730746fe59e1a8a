import ToolSupport

/// Files in memory. A folder is there as long as something is in it.
package final class InMemoryFiles: FileSystem {
  private let contents: Locked<[String: [UInt8]]>
  private let unwritable: Set<String>

  /// - Parameters:
  ///   - texts: what is in the files, by absolute path.
  ///   - unwritable: files and folders that refuse to be written, with all that is in them.
  package init(_ texts: [String: String] = [:], unwritable: Set<String> = []) {
    contents = Locked(texts.mapValues { Array($0.utf8) })
    self.unwritable = unwritable
  }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] {
    guard let bytes = contents.withLock({ $0[path] }) else {
      throw ToolError("\(path) cannot be read.")
    }
    return bytes
  }

  package func write(bytes: [UInt8], to path: String) throws(ToolError) {
    guard canWrite(path) else { throw ToolError("\(path) cannot be written: read-only.") }
    contents.withLock { $0[path] = bytes }
  }

  package func makeFolder(_ path: String) throws(ToolError) {
    guard canWrite(path) else { throw ToolError("The folder \(path) cannot be made: read-only.") }
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
    let names = paths(in: folder).compactMap {
      $0.dropFirst(folder.count).split(separator: "/").first.map(String.init)
    }
    guard !names.isEmpty else { throw ToolError("The folder \(folder) cannot be read.") }
    return Set(names).sorted()
  }

  package func exists(_ path: String) -> Bool {
    contents.withLock { $0[path] != nil } || isFolder(path)
  }

  package func isFolder(_ path: String) -> Bool { !paths(in: path).isEmpty }

  package func canWrite(_ path: String) -> Bool {
    !unwritable.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private func paths(in folder: String) -> [String] {
    contents.withLock { $0.keys.filter { $0.hasPrefix(folder + "/") } }
  }
}
