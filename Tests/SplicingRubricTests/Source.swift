import SwiftOutline
import TestSupport

/// Files of the chapter, read by the outline.
struct Source {
  private let files: [SourceFile]
  /// Each declaration, with those inside of it. A protocol counts as one: a leaf is its only property.
  private let declarations: [(Declaration, SourceFile)]

  init(_ names: String...) throws {
    files = try names.map { try TestCheckout.source("Chapters/22-SplicingRubric/\($0).swift") }
    func all(_ declaration: Declaration) -> [Declaration] {
      declaration.kind == .protocol
        ? [declaration] : [declaration] + declaration.members.flatMap(all)
    }
    declarations = try files.flatMap { file in
      try file.declarations().flatMap(all).map { ($0, file) }
    }
  }

  /// How many declarations are there for the sake of these dependencies: each that names one, or its
  /// leaf, and each that names a splice or what comes from outside of it.
  func declarations(for dependencies: [String]) -> Int {
    let names = Set(
      dependencies.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst() + "Dependency"] })
    return declarations.count { declaration, file in
      file.words(in: file.header(of: declaration)).contains {
        names.contains($0) || $0.hasPrefix("Spliced") || $0.hasSuffix("xternalDependencies")
      }
    }
  }

  /// How many arguments hand these dependencies on.
  func arguments(for dependencies: [String]) -> Int {
    let types = declarations.map(\.0).filter { $0.kind == .struct }.map(\.name)
    return files.flatMap { file in types.flatMap { file.calls(of: $0) } }
      .flatMap(\.arguments).count { dependencies.contains($0.label ?? "") }
  }
}

extension SourceFile {
  /// The bytes of a declaration, without the members of a type.
  fileprivate func header(of declaration: Declaration) -> Range<Int> {
    let isType = !declaration.members.isEmpty && declaration.kind != .protocol
    let end = isType ? declaration.bodyRange?.lowerBound : nil
    return declaration.range.lowerBound..<(end ?? declaration.range.upperBound)
  }
}
