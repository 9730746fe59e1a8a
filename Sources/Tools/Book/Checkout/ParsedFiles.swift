import SwiftOutline
import ToolSupport

/// What files of a checkout mean, parsed again where a file has another text than before.
final class ParsedFiles<Meaning: Sendable>: Sendable {
  private let known = Locked<[String: (text: String, meaning: Meaning)]>([:])
  private let parse: @Sendable (_ text: String, _ path: String) throws(ToolError) -> Meaning

  init(
    _ parse: @escaping @Sendable (_ text: String, _ path: String) throws(ToolError) -> Meaning
  ) {
    self.parse = parse
  }

  /// - Parameter path: relative to the checkout.
  func meaning(of path: String, in checkout: Checkout) throws(ToolError) -> Meaning {
    let text = try checkout.read(path)
    if let file = known.withLock({ $0[path] }), file.text == text { return file.meaning }
    let meaning = try parse(text, path)
    known.withLock { $0[path] = (text, meaning) }
    return meaning
  }
}

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
