import SwiftOutline
import TestSupport

/// A source file of the chapter, read by the outline.
struct Source {
  let file: SourceFile
  let declarations: [Declaration]

  init(_ name: String) throws {
    let path = "Chapters/08-DesignSmells/\(name).swift"
    file = try SourceFile(path: path, text: TestCheckout.checkout.read(path))
    declarations = try file.declarations()
  }

  /// The texts of the declaration's tokens, without comments.
  func tokens(of declaration: Declaration) -> [String] {
    file.tokens.filter { declaration.range.contains($0.range.lowerBound) && $0.kind != .comment }
      .map { file.text(in: $0.range) }
  }
}

extension [Declaration] {
  /// The declaration at a path of names: `["Cured", "PrintViewModel"]`.
  func member(_ path: [String]) -> Declaration? {
    var (found, rest): (Declaration?, [Declaration]) = (nil, self)
    for name in path {
      found = rest.first { $0.name == name }
      rest = found?.members ?? []
    }
    return found
  }
}
