import Foundation

/// The file system of this machine.
package struct RealFiles: FileSystem {
  package init() {}

  /// Does `work`; throws the message with the system's reason if it fails.
  private func orThrow(_ message: String, _ work: () throws -> Void) throws(ToolError) {
    do { try work() } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code
      throw ToolError(
        "\(message): \(code.map { reason(of: $0.rawValue) } ?? error.localizedDescription)")
    }
  }

  package func makeFolder(_ path: String) throws(ToolError) {
    try orThrow("The folder \(path) cannot be created") {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  package func remove(_ path: String) throws(ToolError) {
    try orThrow("\(path) cannot be removed") {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  package func move(_ path: String, to new: String) throws(ToolError) {
    guard rename(path, new) == 0 else {
      let reason = String(cString: strerror(errno))
      throw ToolError("\(path) cannot be moved to \(new): \(reason).")
    }
  }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolError("\(path) cannot be read.")
    }
    return Array(data)
  }

  package func age(of path: String) -> Duration {
    let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    return (changed as? Date).map { .seconds(-$0.timeIntervalSinceNow) } ?? .zero
  }

  package func size(of path: String) -> Int? {
    var about = stat()
    return stat(path, &about) == 0 ? Int(about.st_size) : nil
  }

  package func entries(of folder: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw ToolError("The folder \(folder) cannot be read.")
    }
  }

  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  package func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  package func realPath(of path: String) -> String {
    let real = realpath(path, nil)
    defer { free(real) }
    return real.map { String(cString: $0) } ?? path
  }

  package func canWrite(_ path: String) -> Bool {
    var path = path
    while !exists(path), path.count > 1 {
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    return access(path, W_OK) == 0
  }
}
