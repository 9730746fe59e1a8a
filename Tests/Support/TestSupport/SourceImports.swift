import SwiftOutline

extension SourceFile {
  /// The modules that the file imports: `A` for `import A`, for `@testable import A` and for
  /// `import struct A.B`. An import inside an inactive `#if` counts as well.
  package var importedModules: Set<String> {
    let starts: Set = ["public", "package", "internal", "fileprivate", "private", "@"]
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    var modules: Set<String> = []
    for index in tree.tokens.indices where tree.sees("import", at: index) {
      // An import begins its line or follows a modifier or an attribute; a case `import` does not.
      var first = index
      while !startsLine(first) { first -= 1 }
      guard first == index || starts.contains(tree.text(at: first)) else { continue }
      var module = index + 1
      if module < tree.tokens.count, kinds.contains(tree.text(at: module)) { module += 1 }
      if isName(module), !startsLine(module) { modules.insert(tree.name(at: module)) }
    }
    return modules
  }

  private func isName(_ index: Int) -> Bool {
    guard tree.tokens.indices.contains(index) else { return false }
    return tree.tokens[index].kind == .identifier || tree.tokens[index].kind == .keyword
  }

  /// Whether there is a line break between a token and the one before it.
  private func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let previous = tree.tokens[index - 1].range.upperBound
    return text(in: previous..<tree.tokens[index].range.lowerBound).contains(where: \.isNewline)
  }
}
