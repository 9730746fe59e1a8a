import Foundation

/// Reading files and folders, so that a test can put others in their place.
public protocol SourceTree: Sendable {
  func kind(of path: String) -> SourceKind
  /// The names in a folder, sorted.
  func entries(of folder: String) throws(Unreadable) -> [String]
  func bytes(of file: String) throws(Unreadable) -> [UInt8]
}

public enum SourceKind: Sendable, Equatable {
  case file, folder, missing
  /// A link to a folder; it is only followed where somebody names it.
  case linkedFolder
  case brokenLink
}

/// A file or folder that cannot be read, and why.
public struct Unreadable: Error, Equatable {
  public let path: String
  public let sentence: String

  public init(_ path: String, _ sentence: String) { (self.path, self.sentence) = (path, sentence) }
}

/// The file system of this machine.
public struct RealSources: SourceTree {
  public init() {}

  public func kind(of path: String) -> SourceKind {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return target == nil ? .missing : .brokenLink
    }
    return isFolder.boolValue ? (target == nil ? .folder : .linkedFolder) : .file
  }

  public func entries(of folder: String) throws(Unreadable) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Unreadable(folder, "this folder cannot be read.")
    }
  }

  public func bytes(of file: String) throws(Unreadable) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Unreadable(file, "this file cannot be read.")
    }
    return Array(data)
  }
}
