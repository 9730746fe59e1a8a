import Foundation
import WorkshopKit

/// Folders to work in and to throw away, so that a test needs none.
public protocol TemporaryFolders: Sendable {
  /// Makes a new, empty folder below the temporary directory, and returns its absolute path.
  func make() throws(Complaint) -> String
  /// Removes a folder with all that is in it.
  func remove(_ folder: String) throws(Complaint)
}

/// The temporary directory of this machine.
public struct RealTemporaryFolders: TemporaryFolders {
  public init() {}

  public func make() throws(Complaint) -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID())").path
    try RealFiles().makeFolder(path)
    return path
  }

  public func remove(_ folder: String) throws(Complaint) {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      throw Complaint("\(folder) cannot be removed: \(error.localizedDescription)")
    }
  }
}
