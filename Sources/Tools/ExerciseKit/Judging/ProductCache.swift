import Foundation
import ToolSupport

/// A cache of compiled products, each in a folder named by the hash of all its inputs.
///
/// A folder appears whole or not at all, also where several programs make it or one is killed.
struct ProductCache: Sendable {
  let root: String
  let files: any FileSystem

  struct Product: Sendable {
    let isGood: Bool
    /// What the compiler or the linker said.
    let said: String
    /// Empty until it is in the cache, which only good products are.
    var folder = ""

    /// - Throws: the sentence and what was said, where the product is not good.
    func folder(orThrow sentence: String) throws(ToolError) -> String {
      guard isGood else { throw ToolError("\(sentence):\n\(said)") }
      return folder
    }
  }

  /// The folder for a key, which `make` fills if it is not there yet.
  func product(
    _ name: String, _ key: ContentHash, make: (_ folder: String) async throws(ToolError) -> Product
  ) async throws(ToolError) -> Product {
    let folder = "\(root)/\(name)/\(key)"
    let words = "\(folder)/said.txt"
    if files.exists(words) {
      return Product(isGood: true, said: try files.read(words), folder: folder)
    }
    let draft = "\(root)/\(name)/draft-\(UUID())"
    try files.makeFolder(draft)
    do throws(ToolError) {
      var product = try await make(draft)
      guard product.isGood else {
        try files.remove(draft)
        return product
      }
      try files.write(product.said, to: "\(draft)/said.txt")
      do throws(ToolError) {
        try files.move(draft, to: folder)
      } catch {
        // Another program was faster; its folder was made from the same contents.
        guard files.exists(words) else { throw error }
        try files.remove(draft)
      }
      product.folder = folder
      return product
    } catch {
      try? files.remove(draft)
      throw error
    }
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
