import Book
import ToolSupport

extension Checkout {
  /// The checkout under test with some files replaced, by relative path; nil removes a file.
  package static func with(_ changed: [String: String?]) -> Checkout {
    let root = TestCheckout.checkout.root
    let texts = changed.reduce(into: [:]) { $0["\(root)/\($1.key)"] = .some($1.value) }
    return Checkout(root: root, files: InMemoryFiles(texts, over: RealFiles()))
  }

  /// The text of a real file after one replacement.
  ///
  /// - Throws: `ToolError` if the file doesn't contain the old text.
  package static func real(_ path: String, replacing old: String, with new: String) throws -> String
  {
    let text = try TestCheckout.checkout.read(path)
    guard text.contains(old) else { throw ToolError("\(path) does not contain '\(old)'.") }
    return text.replacing(old, with: new, maxReplacements: 1)
  }
}
