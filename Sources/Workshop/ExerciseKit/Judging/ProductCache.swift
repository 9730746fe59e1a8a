import Foundation
import ToolSupport

/// A cache of compiled products, each in a folder named by the hash of all its inputs.
///
/// A folder appears whole or not at all, also where several programs make it or one is killed.
struct ProductCache: Sendable {
  let root: String
  let files: any FileSystem
  /// How long after its last use a product may be removed. It is in no build and no run any more by then.
  var old = Duration.seconds(120)

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

  /// The product for a key, which `make` puts into a folder if it is not there yet, or damaged.
  ///
  /// - Throws: a `ToolError` of the kind `interrupted` where `make` was ended from outside, twice where
  ///   it was not the caller: that says nothing of what it is made from.
  func product(
    _ name: String, _ key: ContentHash,
    make: (_ folder: String) async throws(ToolError) -> ProcessResult
  ) async throws(ToolError) -> Product {
    if let known = known(name, key) { return known }
    let folder = "\(root)/\(name)/\(key)"
    for _ in 1...2 {
      let draft = "\(root)/\(name)/draft-\(UUID())"
      try files.makeFolder(draft)
      // It is not there any more where it has become the folder.
      defer { try? files.remove(draft) }
      let ended = try await make(draft)
      if case .overtime(let limit) = ended.ending {
        throw .interrupted("What builds \(name) was not done within \(limit.components.seconds) s")
      }
      if ended.wasKilled { continue }
      guard ended.succeeded else { return Product(folder: nil, said: ended.errors) }
      try files.write(try text(saying: ended.errors, of: draft), to: note(draft))
      try use(draft, as: folder)
      return Product(folder: folder, said: ended.errors)
    }
    throw .interrupted("What builds \(name) was killed twice")
  }

  /// The product for a key where it is there, which stays until it is old again.
  func known(_ name: String, _ key: ContentHash) -> Product? {
    let folder = "\(root)/\(name)/\(key)"
    guard let record = record(of: folder) else { return nil }
    // What is used again is not old, however long ago it was made. Meanwhile somebody may have removed it.
    // Another process may call it old sooner.
    if files.age(of: folder) > min(old / 4, .seconds(15)) {
      try? files.write(record.text, to: note(folder))
    }
    return self.record(of: folder) == nil ? nil : Product(folder: folder, said: record.said)
  }

  private func use(_ draft: String, as folder: String) throws(ToolError) {
    var failure: ToolError?
    for _ in 1...10 {
      do throws(ToolError) {
        return try files.move(draft, to: folder)
      } catch {
        // Another program was faster; its folder was made from the same contents.
        if record(of: folder) != nil { return }
        failure = error
        // A damaged one goes. Another program may take it away, too.
        let old = "\(draft)-old"
        try? files.move(folder, to: old)
        try? files.remove(old)
      }
    }
    if let failure { throw failure }
  }

  // MARK: - What is noted beside a product

  private func note(_ folder: String) -> String { "\(folder)/said.txt" }

  /// A line for each file with its size, an empty line, and the messages of the compiler or linker.
  private func text(saying said: String, of folder: String) throws(ToolError) -> String {
    let names = (try? files.files(below: folder)) ?? []
    let sizes = names.map { "\(files.size(of: "\(folder)/\($0)") ?? 0) \($0)\n" }
    return "\(sizes.joined())\n\(said)"
  }

  /// Nil if there is no product, or if a file of it is damaged: after a power cut, a file may be shorter
  /// than it was written.
  private func record(of folder: String) -> (text: String, said: String)? {
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

  /// Removes the oldest folders beyond a number: somebody who types makes a new one with each word. One that
  /// may be in use stays.
  func prune(_ name: String) {
    guard let entries = try? files.entries(of: "\(root)/\(name)"), entries.count > Self.most else {
      return
    }
    let ages = entries.map { entry in
      (path: "\(root)/\(name)/\(entry)", age: files.age(of: "\(root)/\(name)/\(entry)"))
    }
    for (path, _) in ages.sorted(by: { $0.age < $1.age }).dropFirst(Self.most)
    where files.age(of: path) > old {
      // It goes in one step, and comes back if it was used just then.
      let gone = "\(root)/\(name)/draft-\(UUID())"
      guard (try? files.move(path, to: gone)) != nil else { continue }
      if files.age(of: gone) > old {
        try? files.remove(gone)
      } else {
        try? files.move(gone, to: path)
      }
    }
  }

  private static let most = 24
}
