import Foundation
import ToolSupport

/// Folders of compiled things, each under the hash of everything it is made from: what is found was
/// made from just these contents, so nothing stale is ever used.
///
/// A folder appears whole or not at all, however many programs make it and whenever one is killed.
struct ProductCache: Sendable {
  let root: String
  let files: any FileSystem

  /// How a folder is filled: what was said, and whether it is good.
  struct Made: Sendable {
    let isGood: Bool
    let said: String
  }

  enum Product: Sendable {
    /// The folder, and what was said when it was made.
    case good(folder: String, said: String)
    case bad(said: String)
  }

  /// The folder for a key, which `make` fills if it is not there yet.
  func product(
    _ name: String, _ key: ContentHash, make: (_ folder: String) async throws(ToolError) -> Made
  ) async throws(ToolError) -> Product {
    let folder = "\(root)/\(name)/\(key)"
    let words = "\(folder)/said.txt"
    if files.exists(words) { return .good(folder: folder, said: try files.read(words)) }
    let draft = "\(root)/\(name)/draft-\(UUID())"
    try files.makeFolder(draft)
    do throws(ToolError) {
      let made = try await make(draft)
      guard made.isGood else {
        try files.remove(draft)
        return .bad(said: made.said)
      }
      try files.write(made.said, to: "\(draft)/said.txt")
      do throws(ToolError) {
        try files.move(draft, to: folder)
      } catch {
        // Another program was faster; its folder was made from the same contents.
        guard files.exists(words) else { throw error }
        try files.remove(draft)
      }
      return .good(folder: folder, said: made.said)
    } catch {
      try? files.remove(draft)
      throw error
    }
  }

  /// Removes what was made longest ago, once there is much; never what may be in use.
  func prune(_ name: String) {
    guard let entries = try? files.entries(of: "\(root)/\(name)"), entries.count > Self.much else {
      return
    }
    for path in entries.map({ "\(root)/\(name)/\($0)" }) where files.age(of: path) > Self.old {
      try? files.remove(path)
    }
  }

  private static let much = 64
  private static let old = Duration.seconds(3600)
}
