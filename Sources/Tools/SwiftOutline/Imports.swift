extension SourceFile {
  /// The modules that the file imports: `A` for `import A`, for `@testable import A` and for
  /// `import struct A.B`. An import inside an inactive `#if` counts as well.
  package var importedModules: Set<String> {
    var modules: Set<String> = []
    let code = tokens.filter { $0.kind != .comment }
    for index in code.indices.dropLast() where text(in: code[index].range) == "import" {
      let line = code[index].line
      // `case .import` and a member of that name stand behind another word; an import does not.
      let before = code[..<index].reversed().prefix { $0.line == line }
      guard before.last.map({ isAttributeOrAccess($0) }) ?? true else { continue }
      let path = code[(index + 1)...].prefix { $0.line == line }.map { text(in: $0.range) }
      let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      if let module = path.first(where: { !kinds.contains($0) }) { modules.insert(module) }
    }
    return modules
  }

  private func isAttributeOrAccess(_ token: Token) -> Bool {
    let accesses: Set = ["public", "package", "internal", "fileprivate", "private", "@"]
    return accesses.contains(text(in: token.range))
  }
}
