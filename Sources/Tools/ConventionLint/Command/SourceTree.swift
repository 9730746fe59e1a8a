import Foundation

/// Reading files and folders, so that a test can put others in their place.
package protocol SourceTree: Sendable {
  func kind(of path: String) -> SourceKind
  /// The names in a folder, sorted.
  func entries(of folder: String) throws(Unreadable) -> [String]
  func bytes(of file: String) throws(Unreadable) -> [UInt8]
}

package enum SourceKind: Sendable, Equatable {
  case file, folder, missing
  /// A link to a folder; it is only followed where somebody names it.
  case linkedFolder
  case brokenLink
}

/// A file or folder that cannot be read, and why.
package struct Unreadable: Error, Equatable {
  package let path: String
  package let sentence: String

  package init(_ path: String, _ sentence: String) { (self.path, self.sentence) = (path, sentence) }
}

/// The file system of this machine.
package struct RealSources: SourceTree {
  package init() {}

  package func kind(of path: String) -> SourceKind {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return target == nil ? .missing : .brokenLink
    }
    return isFolder.boolValue ? (target == nil ? .folder : .linkedFolder) : .file
  }

  package func entries(of folder: String) throws(Unreadable) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Unreadable(folder, "this folder cannot be read.")
    }
  }

  package func bytes(of file: String) throws(Unreadable) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Unreadable(file, "this file cannot be read.")
    }
    return Array(data)
  }
}
