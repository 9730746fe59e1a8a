import SwiftOutline
import ToolSupport

extension Checkout {
  /// A Swift file of the checkout, tokenized.
  package func source(_ path: String) throws(ToolError) -> SourceFile {
    try SourceFile(reading: try read(path), path)
  }
}

extension SourceFile {
  /// Converts the line endings first, so that the line numbers of tokens match the text's `lines`.
  package init(reading text: String, _ path: String) throws(ToolError) {
    self = try withToolError { () throws(OutlineError) in
      try SourceFile(path: path, text: text.withLineFeeds)
    }
  }

  package func readDeclarations() throws(ToolError) -> [Declaration] {
    try withToolError(declarations)
  }
}

extension String {
  /// The text with `\n` instead of `\r\n` and `\r`.
  package var withLineFeeds: String {
    utf8.contains(UInt8(ascii: "\r"))
      ? replacing("\r\n", with: "\n").replacing("\r", with: "\n") : self
  }
}

/// Converts an `OutlineError`.
private func withToolError<Result>(
  _ read: () throws(OutlineError) -> Result
) throws(ToolError) -> Result {
  do { return try read() } catch { throw ToolError(error.description) }
}

/// The modules that texts import. Reads only lines, because a verdict needs the imports of dozens of files quickly; an
/// import in a multi-line string or comment counts, too.
package func importedModules(by texts: [String]) -> Set<String> {
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  let ends = Set("\n\r;".utf8)
  // The first characters of lines with imports.
  let starts = Set("@ifp".utf8)
  var modules: Set<String> = []
  for line in texts.flatMap({ $0.utf8.split(whereSeparator: ends.contains) }) {
    let code = line.drop { $0 == UInt8(ascii: " ") }
    guard let first = code.first, starts.contains(first) else { continue }
    var words = Substring(code).split(separator: " ")[...]
    words = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard words.popFirst() == "import" else { continue }
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    if let name = words.first?.prefix(while: { $0 != "." }) { modules.insert(String(name)) }
  }
  return modules
}
