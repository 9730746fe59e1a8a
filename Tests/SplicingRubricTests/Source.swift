import SwiftOutline
import TestSupport

/// Files of the chapter, read by the outline.
struct Source {
  private let files: [SourceFile]
  /// Each declaration, with those inside of it.
  private let declarations: [(Declaration, SourceFile)]

  init(_ names: String...) throws {
    var (files, declarations): ([SourceFile], [(Declaration, SourceFile)]) = ([], [])
    for name in names {
      let path = "Chapters/22-SplicingRubric/\(name).swift"
      let file = try SourceFile(path: path, text: TestCheckout.checkout.read(path))
      files.append(file)
      declarations += try file.declarations().flatMap(\.all).map { ($0, file) }
    }
    (self.files, self.declarations) = (files, declarations)
  }

  /// How many declarations are there for the sake of these dependencies: each that names one, or its
  /// leaf, and each that names a splice or what comes from outside of it.
  func declarations(for dependencies: some Sequence<String>) -> Int {
    let names = Set(dependencies.flatMap { [$0, "\($0.capitalizedFirst)Dependency"] })
    return declarations.count { declaration, file in
      file.identifiers(of: declaration).contains {
        names.contains($0) || $0.hasPrefix("Spliced") || $0.hasSuffix("xternalDependencies")
      }
    }
  }

  /// How many arguments hand these dependencies on.
  func arguments(for dependencies: some Collection<String>) -> Int {
    let types = declarations.map(\.0).filter { $0.kind == .struct }.map(\.name)
    return files.flatMap { file in types.flatMap { file.calls(of: $0) } }
      .flatMap(\.arguments).count { dependencies.contains($0.label ?? "") }
  }

  /// The types whose initialiser takes this dependency: it is stored, and has no value yet.
  func takers(of dependency: String) -> [String] {
    declarations.map(\.0).filter { type in
      type.members.contains { $0.name == dependency && $0.type != nil && $0.accessors.isEmpty }
        && type.kind == .struct
    }.map(\.name)
  }

  /// The types that work with their stores, and do not only hand them on.
  var users: [String] {
    declarations.map(\.0).filter { $0.members.contains { $0.name == "stores" } }.map(\.name)
  }

  var splices: [String] {
    declarations.map(\.0.name).filter { $0.hasPrefix("Spliced") }
  }
}

extension Declaration {
  /// It and all inside of it. A protocol counts as one: a leaf is its only property.
  fileprivate var all: [Declaration] {
    kind == .protocol ? [self] : [self] + members.flatMap(\.all)
  }
}

extension SourceFile {
  /// The names in a declaration, without those in the members of a type.
  fileprivate func identifiers(of declaration: Declaration) -> [String] {
    let isType = !declaration.members.isEmpty && declaration.kind != .protocol
    let end = isType ? declaration.bodyRange?.lowerBound : nil
    let range = declaration.range.lowerBound..<(end ?? declaration.range.upperBound)
    return tokens.filter { $0.kind == .identifier && range.contains($0.range.lowerBound) }
      .map { text(in: $0.range) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
