import SwiftOutline

/// The imports that generated code needs: those of the files whose declarations it uses.
struct Imports {
  private struct Import {
    var access: Access
    var modifiers: [String]
    var attributes: Set<String>
    var isConditional: Bool
  }

  /// The imports by the text after the word `import`.
  private var found: [String: Import] = [:]

  mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations where declaration.kind == .import {
      let what = (declaration.type.map { "\($0.text) " } ?? "") + declaration.name
      let access = Access(declaration.modifiers, usual: .public)
      var all =
        found[what]
        ?? Import(
          access: access, modifiers: declaration.modifiers, attributes: [], isConditional: true)
      if access > all.access { (all.access, all.modifiers) = (access, declaration.modifiers) }
      all.attributes.formUnion(declaration.attributes.map(\.text))
      all.isConditional = all.isConditional && declaration.isConditional
      found[what] = all
    }
  }

  /// The sorted imports. One that is always in an `#if` is written in `#if canImport(…)`.
  var lines: [String] {
    found.sorted { $0.key < $1.key }.flatMap { what, one -> [String] in
      let line = (one.attributes.sorted() + one.modifiers + ["import \(what)"])
        .joined(separator: " ")
      let module = what.split(separator: " ").last?.split(separator: ".").first ?? ""
      return one.isConditional ? ["#if canImport(\(module))", "  \(line)", "#endif"] : [line]
    }
  }
}
