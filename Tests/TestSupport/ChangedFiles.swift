import Book
import ToolSupport

/// The real files, some of them with another text, without touching the disk.
package struct ChangedFiles: FileSystem {
  /// By absolute path; nil where the file is to be missing.
  private let changed: [String: String?]
  private let real = RealFiles()

  package init(changed: [String: String?]) { self.changed = changed }

  package func bytes(of path: String) throws(ToolError) -> [UInt8] {
    switch changed[path] {
    case .some(.some(let text)): return Array(text.utf8)
    case .some(.none): throw ToolError("\(path) cannot be read.")
    case .none: return try real.bytes(of: path)
    }
  }

  package func write(bytes: [UInt8], to path: String) throws(ToolError) {
    throw ToolError("\(path) cannot be written: these files are for reading.")
  }

  package func makeFolder(_ path: String) throws(ToolError) {
    throw ToolError("The folder \(path) cannot be made: these files are for reading.")
  }

  package func remove(_ path: String) throws(ToolError) {
    throw ToolError("\(path) cannot be removed: these files are for reading.")
  }

  package func move(_ path: String, to new: String) throws(ToolError) {
    throw ToolError("\(path) cannot be moved: these files are for reading.")
  }

  package func age(of path: String) -> Duration { .zero }

  package func entries(of folder: String) throws(ToolError) -> [String] {
    let added = changed.filter { $0.value != nil && $0.key.hasPrefix(folder + "/") }
      .compactMap {
        $0.key.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
      }
    let kept = try real.entries(of: folder).filter { changed["\(folder)/\($0)"] != .some(.none) }
    return Set(kept + added).sorted()
  }

  package func exists(_ path: String) -> Bool {
    changed[path].map { $0 != nil } ?? real.exists(path)
  }

  package func isFolder(_ path: String) -> Bool { changed[path] == nil && real.isFolder(path) }

  package func canWrite(_ path: String) -> Bool { false }
}

extension Checkout {
  /// The checkout under test in which some files, relative to it, have another text.
  package static func with(_ changed: [String: String?]) -> Checkout {
    let root = TestCheckout.checkout.root
    let files = ChangedFiles(
      changed: changed.reduce(into: [:]) { $0["\(root)/\($1.key)"] = .some($1.value) })
    return Checkout(root: root, files: files)
  }
}

extension Checkout {
  /// The text of a real file after one replacement, which must be possible.
  package static func real(_ path: String, replacing old: String, with new: String) throws -> String
  {
    let text = try TestCheckout.checkout.read(path)
    guard text.contains(old) else { throw ToolError("\(path) does not contain '\(old)'.") }
    return text.replacing(old, with: new, maxReplacements: 1)
  }
}
