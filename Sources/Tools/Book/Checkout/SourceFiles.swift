import SwiftOutline
import ToolSupport

extension Checkout {
  /// A Swift file of the checkout, tokenized.
  package func source(_ path: String) throws(ToolError) -> SourceFile {
    try SourceFile(reading: try read(path), path)
  }
}

extension SourceFile {
  package init(reading text: String, _ path: String) throws(ToolError) {
    self = try refused { () throws(OutlineError) in try SourceFile(path: path, text: text) }
  }

  package func readDeclarations() throws(ToolError) -> [Declaration] {
    try refused(declarations)
  }
}

/// Says as a `ToolError` what the outline cannot read.
private func refused<Result>(
  _ read: () throws(OutlineError) -> Result
) throws(ToolError) -> Result {
  do { return try read() } catch { throw ToolError(error.description) }
}

/// The modules that texts import. One that is no Swift imports none: the compiler refuses it.
package func importedModules(by texts: [String]) -> Set<String> {
  texts.reduce(into: []) { modules, text in
    modules.formUnion((try? SourceFile(path: "", text: text).importedModules) ?? [])
  }
}
