import SwiftOutline
import ToolSupport

extension Checkout {
  /// A Swift file of the checkout, tokenized.
  package func source(_ path: String) throws(ToolError) -> SourceFile {
    try SourceFile(reading: try read(path), path)
  }
}

extension SourceFile {
  /// Reads a text whose lines may end as on other systems: each ends with a line feed afterwards, so that
  /// the number of a token's line is that of one of the text's `lines`.
  package init(reading text: String, _ path: String) throws(ToolError) {
    self = try refused { () throws(OutlineError) in
      try SourceFile(path: path, text: text.withLineFeeds)
    }
  }

  package func readDeclarations() throws(ToolError) -> [Declaration] {
    try refused(declarations)
  }
}

extension String {
  /// A source with `\n` at the end of each line, whatever system its editor writes for.
  package var withLineFeeds: String {
    utf8.contains(UInt8(ascii: "\r"))
      ? replacing("\r\n", with: "\n").replacing("\r", with: "\n") : self
  }
}

/// Says as a `ToolError` what the outline cannot read.
private func refused<Result>(
  _ read: () throws(OutlineError) -> Result
) throws(ToolError) -> Result {
  do { return try read() } catch { throw ToolError(error.description) }
}

/// The modules that texts import, as their lines tell, for a verdict needs the imports of dozens of
/// files at once: what stands in a string or a comment of several lines counts, too.
package func importedModules(by texts: [String]) -> Set<String> {
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  let ends = Set("\n\r;".utf8)
  // What a line with an import begins with.
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
