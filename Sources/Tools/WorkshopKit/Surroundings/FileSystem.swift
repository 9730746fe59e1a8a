import Foundation

/// Reading and writing text files, so that a test can put other files, or a full disk, in their
/// place. Paths are absolute; every error is a `Complaint` that names the path.
public protocol FileSystem: Sendable {
  /// The text of a file. Fails where there is none, or where it is not UTF-8.
  func read(_ path: String) throws(Complaint) -> String
  /// Replaces a file, or makes it; a reader sees the old text or the new, never a part.
  func write(_ text: String, to path: String) throws(Complaint)
  /// Makes a folder, with those above it, where it is not there yet.
  func makeFolder(_ path: String) throws(Complaint)
  /// Removes a file, or a folder with all that is in it.
  func remove(_ path: String) throws(Complaint)
  /// Gives a file or folder another path, where nothing may be yet, in one step.
  func move(_ path: String, to new: String) throws(Complaint)
  /// The bytes of a file, whatever they mean.
  func bytes(of path: String) throws(Complaint) -> [UInt8]
  /// Replaces a file by bytes, as `write` does by text.
  func write(bytes: [UInt8], to path: String) throws(Complaint)
  /// How long ago a file or folder was changed; 0 where that cannot be told.
  func age(of path: String) -> Duration
  /// The names in a folder, sorted.
  func entries(of folder: String) throws(Complaint) -> [String]
  func exists(_ path: String) -> Bool
  func isFolder(_ path: String) -> Bool
  /// Whether something can be written at `path`, or made there.
  func canWrite(_ path: String) -> Bool
}

extension FileSystem {
  public func bytes(of path: String) throws(Complaint) -> [UInt8] { Array(try read(path).utf8) }

  public func write(bytes: [UInt8], to path: String) throws(Complaint) {
    try write(String(decoding: bytes, as: UTF8.self), to: path)
  }

  /// All files below a folder, relative to it, sorted; folders for which `skip` says yes are left
  /// out, and so is what begins with a dot.
  public func files(
    below folder: String, skip: (_ name: String) -> Bool = { _ in false }
  ) throws(Complaint) -> [String] {
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
public struct RealFiles: FileSystem {
  public init() {}

  public func read(_ path: String) throws(Complaint) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw Complaint("\(path) is not UTF-8 text.")
    }
    return text
  }

  public func write(_ text: String, to path: String) throws(Complaint) {
    try write(bytes: Array(text.utf8), to: path)
  }

  public func write(bytes: [UInt8], to path: String) throws(Complaint) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Complaint("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  public func makeFolder(_ path: String) throws(Complaint) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Complaint("The folder \(path) cannot be made: \(error.localizedDescription)")
    }
  }

  public func remove(_ path: String) throws(Complaint) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw Complaint("\(path) cannot be removed: \(error.localizedDescription)")
    }
  }

  public func move(_ path: String, to new: String) throws(Complaint) {
    guard rename(path, new) == 0 else {
      let reason = String(cString: strerror(errno))
      throw Complaint("\(path) cannot be moved to \(new): \(reason).")
    }
  }

  public func bytes(of path: String) throws(Complaint) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Complaint("\(path) cannot be read.")
    }
    return Array(data)
  }

  public func age(of path: String) -> Duration {
    let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    return (changed as? Date).map { .seconds(-$0.timeIntervalSinceNow) } ?? .zero
  }

  public func entries(of folder: String) throws(Complaint) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Complaint("The folder \(folder) cannot be read.")
    }
  }

  public func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  public func canWrite(_ path: String) -> Bool {
    var path = path
    while !exists(path), path.count > 1 {
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    return access(path, W_OK) == 0
  }
}
