import SwiftOutline
import TestSupport

/// A program of this chapter, parsed by SwiftOutline.
struct Source {
  private let files: [SourceFile]
  private let declarations: [(Declaration, SourceFile)]

  init(_ names: [String]) throws {
    files = try names.map {
      try TestCheckout.source("\(chapterFolder("SplicingRubric"))/\($0).swift")
    }
    declarations = try files.flatMap { file in try file.declarations().map { ($0, file) } }
  }

  /// The number of edits for these dependencies: a declaration whose header names a
  /// dependency, its leaf, a splice or its external container; a member of a splice; a leaf in an
  /// alias; an argument that passes a dependency on. Each counts once. Reading one doesn't count.
  ///
  /// - Parameter absent: components to leave out, as if they were neither declared nor created.
  func edits(for dependencies: [String], without absent: Set<String> = []) -> Int {
    let leaves = Set(dependencies.map(leaf(of:)))
    let all = declarations.flatMap { $0.0.withMembers }
    let others = Set(all.filter { $0.kind == .protocol }.map(\.name)).subtracting(leaves)

    func edits(in declaration: Declaration, of file: SourceFile, ofSplice: Bool = false) -> Int {
      let name = declaration.name
      guard !absent.contains(name.replacing("Dependencies", with: "")) else { return 0 }
      let isOutside = name.hasSuffix("ExternalDependencies")
      let words = file.words(in: file.header(of: declaration))
      switch declaration.kind {
      case .protocol: return leaves.contains(name) ? 1 : 0
      case .typealias: return isOutside ? 1 : words.count(where: leaves.contains)
      default:
        let isNamed = words.contains {
          leaves.contains($0) || dependencies.contains($0) || $0.hasPrefix("Spliced")
            || $0.hasSuffix("xternalDependencies")
        }
        let isOwn = isNamed || ofSplice && !others.contains(leaf(of: name))
        return declaration.members.reduce(isOwn ? 1 : 0) {
          $0 + edits(in: $1, of: file, ofSplice: name.hasPrefix("Spliced"))
        }
      }
    }

    let called = Set(all.filter { [.struct, .class, .function].contains($0.kind) }.map(\.name))
    let arguments = files.flatMap { file in
      called.subtracting(absent).flatMap { file.calls(of: $0) }
    }.flatMap(\.arguments).compactMap(\.label)
    return declarations.reduce(0) { $0 + edits(in: $1.0, of: $1.1) }
      + arguments.count { dependencies.contains($0) || $0 == "externalDependencies" }
  }
}

/// The protocol of the containers that have this dependency.
private func leaf(of dependency: String) -> String {
  dependency.prefix(1).uppercased() + dependency.dropFirst() + "Dependency"
}

extension SourceFile {
  /// The bytes of a declaration before its body and its initial value.
  fileprivate func header(of declaration: Declaration) -> Range<Int> {
    let header = declaration.headerRange
    return header.lowerBound..<(declaration.initialValueRange?.lowerBound ?? header.upperBound)
  }
}
