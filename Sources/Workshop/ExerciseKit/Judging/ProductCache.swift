import Foundation
import ToolSupport

/// A cache of compiled products, each in a folder named by the hash of all its inputs.
///
/// A folder appears whole or not at all, also where several programs make it or one is killed.
struct ProductCache: Sendable {
  let root: String
  let files: any FileSystem

  struct Product: Sendable {
    /// Nil where it could not be made.
    let folder: String?
    /// What the compiler or the linker said.
    let said: String

    /// - Throws: the sentence and what was said, where there is no product.
    func folder(orThrow sentence: String) throws(ToolError) -> String {
      guard let folder else { throw ToolError("\(sentence):\n\(said)") }
      return folder
    }
  }

  /// The product for a key, which `make` puts into a folder if it is not there yet.
  ///
  /// - Throws: also where `make` was killed, which says nothing of what it is made from.
  func product(
    _ name: String, _ key: ContentHash,
    make: (_ folder: String) async throws(ToolError) -> ProcessResult
  ) async throws(ToolError) -> Product {
    let folder = "\(root)/\(name)/\(key)"
    let words = "\(folder)/said.txt"
    if files.exists(words) {
      let said = try files.read(words)
      // What is used again is not old, however long ago it was made.
      if files.age(of: folder) > Self.old / 2 { try files.write(said, to: words) }
      return Product(folder: folder, said: said)
    }
    let draft = "\(root)/\(name)/draft-\(UUID())"
    try files.makeFolder(draft)
    // It is not there any more where it has become the folder.
    defer { try? files.remove(draft) }
    let ended = try await make(draft)
    switch ended.ending {
    case .overtime, .signal(SIGKILL):
      throw ToolError("What makes \(name) was killed, so there is no answer. Try it again.")
    case .exit, .signal: break
    }
    guard ended.succeeded else { return Product(folder: nil, said: ended.errors) }
    try files.write(ended.errors, to: "\(draft)/said.txt")
    do throws(ToolError) {
      try files.move(draft, to: folder)
    } catch {
      // Another program was faster; its folder was made from the same contents.
      guard files.exists(words) else { throw error }
    }
    return Product(folder: folder, said: ended.errors)
  }

  /// Whether there is a product for a key.
  func has(_ name: String, _ key: ContentHash) -> Bool {
    files.exists("\(root)/\(name)/\(key)/said.txt")
  }

  /// Removes old folders once there are many; never one that may be in use.
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
