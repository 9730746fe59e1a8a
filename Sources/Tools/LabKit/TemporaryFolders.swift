import Foundation
import ToolSupport

/// Folders to work in and to throw away, so that a test needs none.
package protocol TemporaryFolders: Sendable {
  /// Makes a new, empty folder below the temporary directory, and returns its absolute path.
  func make() throws(ToolError) -> String
  /// Removes a folder with all that is in it.
  func remove(_ folder: String) throws(ToolError)
}

/// The temporary directory of this machine.
package struct RealTemporaryFolders: TemporaryFolders {
  package init() {}

  package func make() throws(ToolError) -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID())").path
    try RealFiles().makeFolder(path)
    return path
  }

  package func remove(_ folder: String) throws(ToolError) {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      throw ToolError("\(folder) cannot be removed: \(error.localizedDescription)")
    }
  }
}
