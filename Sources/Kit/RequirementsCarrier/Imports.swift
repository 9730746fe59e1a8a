import SwiftOutline

extension [Declaration] {
  /// The imports among them as generated code writes them, sorted, each once. One that is always in
  /// an `#if` is written in `#if canImport(…)`.
  var importLines: [String] {
    let imports = Dictionary(grouping: filter { $0.kind == .import }) { one in
      (one.type.map { "\($0.text) " } ?? "") + one.name
    }
    return imports.sorted { $0.key < $1.key }.flatMap { what, all -> [String] in
      let attributes = Set(all.flatMap(\.attributes).map(\.text)).sorted()
      let modifiers = all.map(\.modifiers).max {
        Access($0, usual: .public) < Access($1, usual: .public)
      }
      let line = (attributes + (modifiers ?? []) + ["import \(what)"]).joined(separator: " ")
      let module = what.split(separator: " ").last?.split(separator: ".").first ?? ""
      let isConditional = all.allSatisfy(\.isConditional)
      return isConditional ? ["#if canImport(\(module))", "  \(line)", "#endif"] : [line]
    }
  }
}
