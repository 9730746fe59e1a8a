import Foundation
import ToolSupport

/// A cache of compiled products, each in a folder named by the hash of all its inputs.
///
/// A folder appears completely or not at all, even if several programs build it or one is killed.
struct ProductCache: Sendable {
  let root: String
  let files: any FileSystem
  /// How long after its last use a product may be removed. No build or run uses it by then.
  var old = Duration.seconds(120)

  struct Product: Sendable {
    /// Nil if the build failed.
    let folder: String?
    /// The messages of the compiler or the linker.
    let messages: String

    /// - Throws: the sentence and the messages, if there is no product.
    func folder(orThrow sentence: String) throws(ToolError) -> String {
      guard let folder else { throw ToolError("\(sentence):\n\(messages)") }
      return folder
    }
  }

  /// The product for a key, which `make` builds in a folder if it is missing or damaged.
  ///
  /// - Throws: a `ToolError` of the kind `interrupted` if `make` timed out or was killed twice, which doesn't
  ///   depend on its inputs.
  func product(
    _ name: String, _ key: ContentHash,
    make: (_ folder: String) async throws(ToolError) -> ProcessResult
  ) async throws(ToolError) -> Product {
    if let known = known(name, key) { return known }
    let folder = "\(root)/\(name)/\(key)"
    for _ in 1...2 {
      let draft = "\(root)/\(name)/draft-\(UUID())"
      try files.makeFolder(draft)
      // After a success, the draft has become the folder.
      defer { try? files.remove(draft) }
      let ended = try await make(draft)
      if case .overtime(let limit) = ended.ending {
        throw .interrupted("The build of \(name) timed out after \(limit.components.seconds) s")
      }
      if ended.wasKilled { continue }
      guard ended.succeeded else { return Product(folder: nil, messages: ended.errors) }
      try files.write(try record(of: draft, messages: ended.errors), to: note(draft))
      try use(draft, as: folder)
      return Product(folder: folder, messages: ended.errors)
    }
    throw .interrupted("The build of \(name) was killed twice")
  }

  /// The product for a key, if it exists. This counts as a use of the product.
  func known(_ name: String, _ key: ContentHash) -> Product? {
    let folder = "\(root)/\(name)/\(key)"
    guard let record = record(of: folder) else { return nil }
    // A quarter of the age, because another process may have a shorter limit. The folder may be removed meanwhile.
    if files.age(of: folder) > min(old / 4, .seconds(15)) {
      try? files.write(record.text, to: note(folder))
    }
    return self.record(of: folder) == nil ? nil : Product(folder: folder, messages: record.messages)
  }

  private func use(_ draft: String, as folder: String) throws(ToolError) {
    var failure: ToolError?
    for _ in 1...10 {
      do throws(ToolError) {
        return try files.move(draft, to: folder)
      } catch {
        // Another program has built the product in the meantime, from the same inputs.
        if record(of: folder) != nil { return }
        failure = error
        // Removes a damaged folder. Another program may remove it, too.
        let old = "\(draft)-old"
        try? files.move(folder, to: old)
        try? files.remove(old)
      }
    }
    if let failure { throw failure }
  }

  // MARK: - The record in a product's folder

  private func note(_ folder: String) -> String { "\(folder)/said.txt" }

  /// A line for each file with its size, an empty line, and the messages of the compiler or linker.
  private func record(of folder: String, messages: String) throws(ToolError) -> String {
    let names = (try? files.files(below: folder)) ?? []
    let sizes = names.map { "\(files.size(of: "\(folder)/\($0)") ?? 0) \($0)\n" }
    return "\(sizes.joined())\n\(messages)"
  }

  /// Nil if there is no product, or if a file is damaged: after a power cut, a file may be truncated.
  private func record(of folder: String) -> (text: String, messages: String)? {
    guard let text = try? files.read(note(folder)) else { return nil }
    var rest = text[...]
    while let end = rest.firstIndex(of: "\n") {
      let line = rest[..<end]
      rest = rest[end...].dropFirst()
      if line.isEmpty { return (text, String(rest)) }
      let size = line.prefix { $0 != " " }
      let name = line.dropFirst(size.count + 1)
      guard let size = Int(size), files.size(of: "\(folder)/\(name)") == size else { return nil }
    }
    return nil
  }

  /// Removes the oldest folders beyond a number, because each typed word makes a new one. Folders that may be
  /// in use stay.
  func prune(_ name: String) {
    guard let entries = try? files.entries(of: "\(root)/\(name)"), entries.count > Self.limit else {
      return
    }
    let ages = entries.map { entry in
      (path: "\(root)/\(name)/\(entry)", age: files.age(of: "\(root)/\(name)/\(entry)"))
    }
    for (path, _) in ages.sorted(by: { $0.age < $1.age }).dropFirst(Self.limit)
    where files.age(of: path) > old {
      // The folder is moved in one step, and moved back if it was used in between.
      let gone = "\(root)/\(name)/draft-\(UUID())"
      guard (try? files.move(path, to: gone)) != nil else { continue }
      if files.age(of: gone) > old {
        try? files.remove(gone)
      } else {
        try? files.move(gone, to: path)
      }
    }
  }

  private static let limit = 24
}
