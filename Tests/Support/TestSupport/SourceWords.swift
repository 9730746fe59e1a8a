import SwiftOutline

extension SourceFile {
  /// The texts of the tokens, in order, without comments.
  ///
  /// - Parameter range: of bytes, such as that of a declaration; the whole file if nil.
  package func words(in range: Range<Int>? = nil) -> [String] {
    tokens.filter { $0.kind != .comment && range?.contains($0.range.lowerBound) ?? true }
      .map { text(in: $0.range) }
  }
}

extension Declaration {
  /// The declaration and all its nested declarations.
  package var withMembers: [Declaration] { [self] + members.flatMap(\.withMembers) }
}

extension TestCheckout {
  /// The declaration of an alias, or the constraint of a generic type or function, with the parts of its alias if that is
  /// in the same file.
  ///
  /// From the sources, because a running program has only the leaves of an alias, not its parts.
  package static func needs(of name: String, in path: String) throws -> String {
    let all = try source(path).declarations().flatMap(\.withMembers)
    let generic = all.first { $0.name == name && !$0.genericParameters.isEmpty }
    let constraint = generic?.genericParameters[0].constraint?.text ?? name
    let alias = all.first { $0.kind == .typealias && $0.name == constraint }
    guard let parts = alias?.type?.members.map(\.text) else { return constraint }
    return "\(constraint) = \(parts.joined(separator: " & "))"
  }
}
