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
  /// It, and all that is declared inside of it.
  package var withMembers: [Declaration] { [self] + members.flatMap(\.withMembers) }
}

extension TestCheckout {
  /// How a file writes an alias, or what a generic type or function needs: the constraint and, if its
  /// alias is in the same file, the parts of that alias.
  ///
  /// A running program has only the set of the alias's leaves, not the parts that they come from.
  package static func needs(of name: String, in path: String) throws -> String {
    let all = try source(path).declarations().flatMap(\.withMembers)
    let generic = all.first { $0.name == name && !$0.genericParameters.isEmpty }
    let constraint = generic?.genericParameters[0].constraint?.text ?? name
    let alias = all.first { $0.kind == .typealias && $0.name == constraint }
    guard let parts = alias?.type?.members.map(\.text) else { return constraint }
    return "\(constraint) = \(parts.joined(separator: " & "))"
  }
}
