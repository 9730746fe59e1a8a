import Foundation

/// Reading and writing text files, so that a test can put other files, or a full disk, in their
/// place. Paths are absolute; every error is a `ToolError` that names the path.
package protocol FileSystem: Sendable {
  /// The bytes of a file, whatever they mean.
  func bytes(of path: String) throws(ToolError) -> [UInt8]
  /// Replaces a file, or makes it; a reader sees the old bytes or the new, never a part.
  func write(bytes: [UInt8], to path: String) throws(ToolError)
  /// Makes a folder, with those above it, where it is not there yet.
  func makeFolder(_ path: String) throws(ToolError)
  /// Removes a file, or a folder with all that is in it.
  func remove(_ path: String) throws(ToolError)
  /// Gives a file or folder another path, where nothing may be yet, in one step.
  func move(_ path: String, to new: String) throws(ToolError)
  /// How long ago a file or folder was changed; 0 where that cannot be told.
  func age(of path: String) -> Duration
  /// The names in a folder, sorted.
  func entries(of folder: String) throws(ToolError) -> [String]
  func exists(_ path: String) -> Bool
  func isFolder(_ path: String) -> Bool
  /// Whether `path` is a symbolic link, which may lead nowhere.
  func isLink(_ path: String) -> Bool
  /// The path without links; the same path where it leads nowhere.
  func realPath(of path: String) -> String
  /// Whether something can be written at `path`, or made there.
  func canWrite(_ path: String) -> Bool
}

extension FileSystem {
  /// The text of a file. Fails where there is none, or where it is not UTF-8.
  package func read(_ path: String) throws(ToolError) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw ToolError("\(path) is not UTF-8 text.")
    }
    return text
  }

  package func write(_ text: String, to path: String) throws(ToolError) {
    try write(bytes: Array(text.utf8), to: path)
  }

  package func isLink(_ path: String) -> Bool { false }

  package func realPath(of path: String) -> String { path }

  /// Writes a file, and makes the folders on its way.
  package func write(_ text: String, makingFoldersTo path: String) throws(ToolError) {
    try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    try write(text, to: path)
  }

  /// All files below a folder, relative to it, sorted; folders for which `skip` says yes are left
  /// out, and so is what begins with a dot.
  package func files(
    below folder: String, skip: (_ name: String) -> Bool = { _ in false }
  ) throws(ToolError) -> [String] {
    var found: [String] = []
    for name in try entries(of: folder) where !name.hasPrefix(".") {
      guard isFolder("\(folder)/\(name)") else {
        found.append(name)
        continue
      }
      if skip(name) { continue }
      for inner in try files(below: "\(folder)/\(name)", skip: skip) {
        found.append("\(name)/\(inner)")
      }
    }
    return found
  }
}

/// The file system of this machine.
package struct RealFiles: FileSystem {
  package init() {}

  /// Throws the sentence, with the system's reason, where the work fails.
  private func orThrow(_ sentence: String, _ work: () throws -> Void) throws(ToolError) {
    do { try work() } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code
      let reason =
        switch code {
        case .ENOENT: "there is no such file or folder."
        case .EISDIR: "it is a folder."
        case .ENOSPC: "the disk is full."
        case .EACCES, .EPERM: "you have no permission."
        case let code?: "\(String(cString: strerror(code.rawValue)))."
        case nil: error.localizedDescription
        }
      throw ToolError("\(sentence): \(reason)")
    }
  }

  package func write(bytes: [UInt8], to path: String) throws(ToolError) {
    try orThrow("\(path) cannot be written") {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  package func makeFolder(_ path: String) throws(ToolError) {
    try orThrow("The folder \(path) cannot be made") {
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
